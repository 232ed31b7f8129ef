/** Lines of a byte stream, none longer than a limit. */

/** A line that was too long and has been dropped. */
export const TOO_LONG = Symbol('too long');

const NEWLINE = 0x0a;

/** The lines as bytes, without their ends. What stands after the last newline is a line too, if there is anything. */
export async function* lines(
  stream: AsyncIterable<Uint8Array | string>,
  limit: number,
): AsyncGenerator<Buffer | typeof TOO_LONG> {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    // What is too long is not kept, only counted.
    if (length <= limit) parts.push(part);
    else parts = [];
  };
  const take = (): Buffer | typeof TOO_LONG => {
    const line = length <= limit ? Buffer.concat(parts) : TOO_LONG;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      add(bytes.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(bytes.subarray(start));
  }
  if (length > 0) yield take();
}
