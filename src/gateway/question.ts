import type { Socket } from 'node:net';

/** Longest question line, in bytes. A domain name has 253 at most; the rest is room for flags. */
export const MAX_QUESTION = 1024;

const LF = 0x0a;

/** What a client asked, or why it asked nothing that could be answered. */
export type Asked = { question: string } | { refused: 'slow' | 'long' | 'gone' };

/**
 * Reads the question line of a connection, without its line end. RFC 3912 wants CRLF; LF alone does as well, and so does a client that
 * ends its side without either. `timeout` (ms) is for the whole line: a byte a second earns no more time. What follows is read and dropped.
 */
export function readQuestion(socket: Socket, timeout: number): Promise<Asked> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (asked: Asked) => {
      clearTimeout(timer);
      socket.off('data', onData).off('end', onEnd).off('close', onClose);
      // Bytes that nobody reads would turn our orderly end into a reset.
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
    // Not UTF-8, and every byte sequence is Latin-1.
    return bytes.toString('latin1').trim();
  }
}

/**
 * The name in a question, as clients dress it up for one server or another: flags before it (`-T dn,ace example.de`), a word
 * (`domain example.com`), a sign (`=example.com`), another language asked for behind it (`example.jp/e`).
 */
export function nameAsked(question: string): string {
  const words = question.split(/\s+/);
  return (words.at(-1) ?? '').replace(/^[="']+/, '').replace(/["']+$/, '');
}
