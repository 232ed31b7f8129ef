import { command, print, printJson } from '../command.ts';
import { dataFolder, inStorage } from '../data-folder.ts';

export const backup = command({
  name: 'backup',
  summary: 'write all that a server keeps into one file, also while it runs',
  usage: '[--data FOLDER] FILE',
  options: dataFolder,
  operands: { min: 1, max: 1 },
  async run(context) {
    const [file = ''] = context.operands;
    const { folder, bytes } = await inStorage(context.values.data, (folder, { backUp }) =>
      backUp(folder, file),
    );
    if (context.json) printJson(context, { folder, file, bytes });
    else print(context, `${file}: all that is in ${folder}, ${bytes} bytes`);
    return 0;
  },
});
