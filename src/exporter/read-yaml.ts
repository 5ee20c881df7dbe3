import { readFile } from 'node:fs/promises';
import { ConfigError, readConfig, type WatchedName } from './config.js';

const MAX_BYTES = 2 ** 20;

/** Reads a configuration file in YAML (or JSON, which is YAML too), with the package `yaml`, an optional peer. */
export async function readConfigFile(path: string): Promise<WatchedName[]> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new ConfigError(`${path}: cannot be read (${cause.code ?? cause.message})`, { cause });
  });
  if (text.length > MAX_BYTES) throw new ConfigError(`${path}: larger than ${MAX_BYTES} bytes`);
  const { parse } = await import('yaml');
  try {
    // An alias that repeats itself a million times is an attack; a list of names needs none.
    return readConfig(parse(text, { maxAliasCount: 0 }));
  } catch (cause) {
    throw new ConfigError(`${path}: ${(cause as Error).message.split('\n')[0]}`, { cause });
  }
}
