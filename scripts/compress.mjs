// Compressed copies beside the texts of a folder, for the server to send: NAME.br and NAME.gz.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|map)$/;
/** Bytes: less is one packet in any case. */
const LEAST = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressFolder(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const content = await readFile(path);
    if (content.length < LEAST) continue;
    const [brotli, gzipped] = await Promise.all([
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  }
}
