import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { type Part, type Properties, parse } from '../../index.js';
import type { VersionRecord } from './version.js';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** A part has 1 MiB at most, and a record a few of them, in JSON. */
const MAX_BYTES = 64 * 2 ** 20;

/**
 * Compresses a record. Deflate, because Brotli takes 2.5 times as long for a tenth less, measured with the fixtures. The text of the
 * record is not kept: it is merged from the parts. The JSON of RDAP responses is not kept either, as it is laid out in their parts.
 */
export const packed = ({ parts, properties }: VersionRecord): Promise<Buffer> =>
  deflate(JSON.stringify({ parts: parts.map(({ host, body }) => ({ body, host })), properties }));

export async function unpacked(content: Uint8Array): Promise<VersionRecord> {
  const json = await inflate(content, { maxOutputLength: MAX_BYTES });
  const { parts, properties } = JSON.parse(json.toString('utf8')) as {
    parts: Part[];
    properties: Properties;
  };
  // An earlier release may have kept it, which had fewer properties.
  return { parts, properties: { ...parse(''), ...properties } };
}
