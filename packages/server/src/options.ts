/** Reads the command line and the environment. */
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { type Limits, readLimits } from './limits/limits.ts';
import { LOG_LEVELS, type LogLevel } from './logging.ts';

export interface Options {
  readonly host: string;
  readonly port: number | undefined;
  /** Undefined: `data` beside the project. */
  readonly data: string | undefined;
  /** Undefined: the client of this repository. */
  readonly root: string | undefined;
  /** Where people find the server, if that is not where it listens. */
  readonly url: URL | undefined;
  /** Whose word about where a request comes from counts. */
  readonly proxies: readonly string[];
  readonly hasChat: boolean;
  readonly metricsToken: string | undefined;
  readonly log: LogLevel;
  readonly logsAddresses: boolean;
  readonly limits: Partial<Limits>;
  readonly isHelpWanted: boolean;
}

export const HELP = `Serves Horta to browsers, and keeps the tables that are played over the network.

  --port PORT      the port; usually 1893, or the next one that is free
  --host HOST      who may come: 'localhost' (usually) this machine alone, '0.0.0.0' the whole local network
  --data FOLDER    where tables are kept; usually 'data' in the folder of Horta
  --url ADDRESS    where people find it, if a proxy stands in front: 'https://horta.example.org'
  --proxy ADDRESS  a proxy that may say for whom it asks: an address, a network as in '10.0.0.0/8', or 'loopback'
                   for one on this machine; may be given several times
  --no-chat        nobody can talk at the tables
  --metrics-token TOKEN  lets who has it read /metrics; otherwise only this machine can
  --log LEVEL      how much it says: ${LOG_LEVELS.join(', ')}; usually info
  --log-addresses  says with each request where it came from
  --limit NAME=NUMBER  another limit than the usual one; may be given several times (docs/hosting.md lists them)
  --root FOLDER    another build of the client
  --help           shows this

Each can be said in the environment as well: HORTA_PORT, HORTA_HOST, HORTA_DATA, HORTA_URL, HORTA_PROXY, HORTA_LIMIT
(several with commas between them), HORTA_NO_CHAT=1, HORTA_METRICS_TOKEN, HORTA_LOG, HORTA_LOG_ADDRESSES=1, HORTA_ROOT.
What the command line says counts before it.
`;

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  url: { type: 'string' },
  proxy: { type: 'string', multiple: true },
  'no-chat': { type: 'boolean' },
  'metrics-token': { type: 'string' },
  log: { type: 'string' },
  'log-addresses': { type: 'boolean' },
  limit: { type: 'string', multiple: true },
  root: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type TextName = 'port' | 'host' | 'data' | 'url' | 'metrics-token' | 'log' | 'root';

/** What was said, and where: on the command line or in the environment. */
interface Named {
  readonly name: string;
  readonly text: string;
}

/** Throws an error for people. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Options {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  const text = (name: TextName): Named | undefined =>
    named(`--${name}`, values[name]) ?? named(variable(name), environment[variable(name)] || undefined);
  const list = (name: 'proxy' | 'limit'): Named[] =>
    values[name]?.map((item) => ({ name: `--${name}`, text: item })) ??
    (environment[variable(name)] ?? '')
      .split(',')
      .flatMap((item) => named(variable(name), item.trim() || undefined) ?? []);
  const isSet = (name: 'no-chat' | 'log-addresses') => values[name] ?? readSwitch(name, environment);
  return {
    host: text('host')?.text ?? 'localhost',
    port: readPort(text('port')),
    data: text('data')?.text,
    root: text('root')?.text,
    url: readUrl(text('url')),
    proxies: list('proxy').map(readProxy),
    hasChat: !isSet('no-chat'),
    metricsToken: readToken(text('metrics-token')),
    log: readLevel(text('log')),
    logsAddresses: isSet('log-addresses'),
    limits: readLimits(list('limit').map((item) => item.text)),
    isHelpWanted: values.help ?? false,
  };
}

function variable(name: string): string {
  return `HORTA_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Throws if it is empty. */
function named(name: string, text: string | undefined): Named | undefined {
  if (text?.trim() === '') throw new Error(`${name}: nothing stands there`);
  return text === undefined ? undefined : { name, text };
}

function readSwitch(name: string, environment: NodeJS.ProcessEnv): boolean {
  const text = (environment[variable(name)] ?? '').toLowerCase();
  if (['', '0', 'no', 'false'].includes(text)) return false;
  if (['1', 'yes', 'true'].includes(text)) return true;
  throw new Error(`${variable(name)}: expected 1 or 0, found '${text}'`);
}

function readPort(said: Named | undefined): number | undefined {
  if (said === undefined) return undefined;
  const { name, text } = said;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${name}: expected 0 to 65535, found '${text}'`);
  return port;
}

function readUrl(said: Named | undefined): URL | undefined {
  if (said === undefined) return undefined;
  const { name, text } = said;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`${name}: expected an address as in https://horta.example.org, found '${text}'`);
  // The client asks for everything at the top of its host.
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Error(`${name}: expected a host of its own without a path, found '${text}'`);
  return url;
}

/** Names that Fastify knows for networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function readProxy({ name, text }: Named): string {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest);
  if (NETWORKS.includes(text) || (isIP(address) !== 0 && isNetwork && rest.length === 0)) return text;
  throw new Error(`${name}: expected an address, a network or 'loopback', found '${text}'`);
}

/** It stands alone between everybody and the numbers, so it can't be a word. */
function readToken(said: Named | undefined): string | undefined {
  if (said !== undefined && !/^[\w.~+/=-]{16,}$/.test(said.text))
    throw new Error(`${said.name}: expected at least 16 letters, digits or signs of - . _ ~ + / =`);
  return said?.text;
}

function readLevel(said: Named | undefined): LogLevel {
  if (said === undefined) return 'info';
  const { name, text } = said;
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new Error(`${name}: expected one of ${LOG_LEVELS.join(', ')}, found '${text}'`);
  return level;
}
