export interface Decoded {
  text: string;
  charset: string;
  replaced: boolean;
}
export function decode(body: string | Uint8Array, _o: { host?: string } = {}): Decoded {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return { text: text.replace(/\r\n?/g, '\n'), charset: 'utf-8', replaced: false };
}
