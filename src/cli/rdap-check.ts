import type { RdapCheckOptions, RdapFinding } from '../index.js';
import type { Command } from './command.js';
import { EXIT, UsageError } from './exit.js';
import { optionHelp } from './help.js';
import { type Io, print, printLine, readInput } from './io.js';
import { flag } from './option.js';
import { printable, printableJson } from './printable.js';
import { oneOf, readOptions } from './read-options.js';
import { TIMEOUT_OPTION } from './shared-options.js';

const OPTIONS = {
  profile: flag(
    "check a domain against ICANN's RDAP Response Profile of February 2024 too; the default if the document says that it follows a version of it",
  ),
  'no-profile': flag('check against RFC 9083 only'),
  json: flag(
    'print { input, findings } as JSON; each of the findings is { rule, section, path, expected, found }',
    {
      short: 'j',
    },
  ),
  timeout: { ...TIMEOUT_OPTION.timeout, help: 'limit for the response of a URL; default 30000' },
};

export const command: Command = {
  name: 'rdap-check',
  summary: "check an RDAP response against RFC 9083 and ICANN's profile",
  help: `Usage
  port43 rdap-check URL      fetch an RDAP response, and print the rules that
                             it breaks
  port43 rdap-check FILE     the same for a stored document; "-" for stdin

Checks names, roles, events, statuses, redactions and the structure of the
document; of a URL also the status, the content type and CORS. A finding is a
line: the place, what is expected there, what was found, and the section.

${optionHelp(OPTIONS)}

Exit codes
    0  nothing is broken
    1  the document breaks a rule
    2  wrong usage, or a file that cannot be read
    5  no response from the URL

Examples
  port43 rdap-check https://rdap.example/domain/example.com
  port43 --rdap example.it | port43 rdap-check -
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [input, ...more] = positionals;
    if (input === undefined || more.length > 0)
      throw new UsageError('expected one URL or file (see port43 help rdap-check)');
    const chosen = oneOf(values, 'profile', 'no-profile');
    const profile = chosen === null ? undefined : chosen === 'profile';
    const given = await read(input, values.timeout ?? DEFAULT_TIMEOUT_MS, io);
    if (given === null) return EXIT.NETWORK;
    const { checkRdapText } = await import('../index.js');
    const findings = checkRdapText(given.text, { profile, http: given.http });
    if (values.json === true) await print(io.stdout, `${printableJson({ input, findings }, 2)}\n`);
    else await print(io.stdout, findings.length === 0 ? 'Nothing is broken.\n' : findings.map(line).join(''));
    return findings.length === 0 ? EXIT.OK : EXIT.BROKEN;
  },
};

const line = ({ path, expected, found, section, rule }: RdapFinding): string =>
  `${printable(`${path}: expected ${expected}; found ${found} (${section}, ${rule})`)}\n`;

const DEFAULT_TIMEOUT_MS = 30_000;

/** Far more than any registry sends. */
const MAX_BYTES = 16 * 2 ** 20;

interface Given {
  text: string;
  http: RdapCheckOptions['http'];
}

/** Null if the URL does not respond, which is reported. */
async function read(input: string, timeout: number, io: Io): Promise<Given | null> {
  if (!/^https?:\/\//i.test(input))
    return { text: new TextDecoder().decode(await readInput(input, io)), http: undefined };
  if (!URL.canParse(input)) throw new UsageError(`expected a URL or a file, got "${input}"`);
  try {
    return await fetched(new URL(input), timeout);
  } catch (error) {
    const { cause, message } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    await printLine(io.stderr, printable(`port43: ${input}: no response: ${why}`));
    return null;
  }
}

async function fetched(url: URL, timeout: number): Promise<Given> {
  const response = await fetch(url, {
    // Some servers only send CORS headers to requests of a page.
    headers: { accept: 'application/rdap+json', origin: 'https://example.com' },
    signal: AbortSignal.timeout(timeout),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`the response is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  return { text, http: { status: response.status, header: (name) => response.headers.get(name) } };
}
