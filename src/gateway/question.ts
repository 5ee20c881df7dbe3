import type { Socket } from 'node:net';

/** Longest query line, in bytes. A domain name has 253 at most; the rest is for flags. */
export const MAX_QUESTION = 1024;

const LF = 0x0a;

/** The query of a client, or why there is none. */
export type ReceivedQuery = { question: string } | { refused: 'slow' | 'long' | 'gone' };

/**
 * Reads the query line of a connection, without its line ending. RFC 3912 requires CRLF; LF alone is accepted as well, and so is a
 * client that closes its side without either. `timeout` (ms) covers the whole line, however slowly it arrives. Anything after the line
 * is read and dropped.
 */
export function readQuestion(socket: Socket, timeout: number): Promise<ReceivedQuery> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (asked: ReceivedQuery) => {
      clearTimeout(timer);
      socket.off('data', onData).off('end', onEnd).off('close', onClose);
      // With unread bytes, closing the connection would reset it.
      socket.resume();
      resolve(asked);
    };
    const onData = (chunk: Buffer) => {
      const end = chunk.indexOf(LF);
      length += end === -1 ? chunk.length : end;
      if (length > MAX_QUESTION) return finish({ refused: 'long' });
      chunks.push(end === -1 ? chunk : chunk.subarray(0, end));
      if (end !== -1) finish({ question: decode(Buffer.concat(chunks)) });
    };
    const onEnd = () =>
      finish(length === 0 ? { refused: 'gone' } : { question: decode(Buffer.concat(chunks)) });
    const onClose = () => finish({ refused: 'gone' });
    const timer = setTimeout(() => finish({ refused: 'slow' }), timeout);
    socket.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

/** UTF-8 or ASCII; old clients in Europe send Latin-1. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    // Not UTF-8; any byte sequence is valid Latin-1.
    return bytes.toString('latin1').trim();
  }
}

/**
 * Finds the name in a query. Clients add to it what some servers expect: flags before it (`-T dn,ace example.de`), a word
 * (`domain example.com`), a sign (`=example.com`), a language after it (`example.jp/e`).
 */
export function nameAsked(question: string): string {
  const words = question.split(/\s+/);
  return (words.at(-1) ?? '').replace(/^[="']+/, '').replace(/["']+$/, '');
}
