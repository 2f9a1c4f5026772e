import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CliError, UsageError } from '../outcome.ts';
import otherKinds from './otherKinds.json' with { type: 'json' };

/** The names for messages, and for `TextDecoder`, which ignores case. */
type Encoding = 'UTF-8' | 'UTF-16le' | 'UTF-16be' | 'Macintosh' | 'Windows-1252';

/** Files are read whole, so their size is limited. */
const maxBytes = 100 * 1024 * 1024;

/** The starts of other kinds of files, as text or in hexadecimal, and what to do with such a file. */
const kinds = Object.entries(otherKinds).map(([start, advice]) => [new RegExp(start, 'i'), advice] as const);

/** Whether most non-ASCII characters are valid UTF-8. Software that truncates text can split a character. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const characters = bytes.toString().match(/[^\0-\x7f]/g) ?? [];
  return characters.filter((character) => character === '\ufffd').length * 2 < characters.length;
}

/** Detects UTF-16 by its byte order mark, UTF-8 by its characters, and Excel for Mac by line breaks without LF. */
function detectEncoding(bytes: Buffer): Encoding {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return 'UTF-16le';
  if (mark === 'feff') return 'UTF-16be';
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return 'UTF-8';
  return bytes.includes('\r') && !bytes.includes('\n') ? 'Macintosh' : 'Windows-1252';
}

/** What stdin has sent, which can be read only once. */
let stdin: Promise<Buffer> | undefined;

/** Reads a text file of up to 100 MB, or stdin for `-`, without its byte order mark. Throws an error for an empty file or any other kind. */
export async function readTextFile(path: string): Promise<{ text: string; encoding: Encoding }> {
  const refuse = (error: Error) => {
    throw new CliError(`${path} cannot be read: ${error.message}`);
  };
  const [scheme] = /^[a-z][a-z\d+.-]*:\/\//i.exec(path) ?? [];
  // Without the address, which may have a password.
  if (scheme) throw new UsageError(`${scheme}… is an address. Fetch it first: curl -fsS ADDRESS > FILE`);
  if (path === '-' && process.stdin.isTTY)
    throw new UsageError('- is stdin, which is a terminal here. Pipe a file into it, or name one');
  const { size } = path === '-' ? { size: 0 } : await stat(path).catch(refuse);
  if (size > maxBytes) throw new UsageError(`${path} is over 100 MB. Split it, or drop unused columns`);
  const bytes = await (path === '-' ? (stdin ??= buffer(process.stdin)) : readFile(path)).catch(refuse);
  const start = bytes.toString('latin1', 0, 1000).replace(/(\xef\xbb\xbf)?\s*/, '');
  const starts = [start, bytes.toString('hex', 0, 4)];
  const advice = kinds.find(([pattern]) => starts.some((text) => pattern.test(text)))?.[1];
  if (advice !== undefined) throw new CliError(`${path} ${advice}`);
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.trim() === '') throw new CliError(`${path} is empty`);
  return { text, encoding };
}
