import { command, print, printJson } from '../command.ts';
import { dataFolder, inStorage } from '../data-folder.ts';

export const restore = command({
  name: 'restore',
  summary: "fill a server's empty data folder from a backup",
  usage: '[--data FOLDER] FILE',
  options: dataFolder,
  operands: { min: 1, max: 1 },
  async run(context) {
    const [file = ''] = context.operands;
    const { folder, bytes } = await inStorage(context.values.data, (folder, { restore: fill }) =>
      fill(folder, file),
    );
    if (context.json) printJson(context, { folder, file, bytes });
    else print(context, `${folder}: all that was in ${file}`);
    return 0;
  },
});
