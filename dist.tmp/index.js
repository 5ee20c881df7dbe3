// src/errors.ts
var ERRORS = {
  INVALID_DOMAIN: {
    meaning: "not a domain name that can be looked up",
    advice: "mend the name",
    retry: false
  },
  NO_SERVER: {
    meaning: "no WHOIS server is known for this suffix",
    advice: "see `kind`: a web page, RDAP only, or nothing",
    retry: false
  },
  TIMEOUT: {
    meaning: "the server did not answer in time",
    advice: "try again later, or allow more time",
    retry: true
  },
  ABORTED: { meaning: "the caller ended the lookup", advice: "nothing", retry: false },
  CONNECTION: { meaning: "no connection, or it broke", advice: "try again later", retry: true },
  THROTTLED: {
    meaning: "the server answers that we ask too often",
    advice: "wait before asking this server again",
    retry: true
  },
  REFUSED: {
    meaning: "the server will not answer this client or this name",
    advice: "ask the registry for access",
    retry: false
  },
  RESPONSE_TOO_LARGE: {
    meaning: "the answer is larger than the limit",
    advice: "raise `maxBytes` if you trust the server",
    retry: false
  },
  BAD_RESPONSE: {
    meaning: "the answer is none: empty, cut off or unintelligible",
    advice: "try again later",
    retry: true
  },
  UNDETERMINED: {
    meaning: "the answer does not say whether the name is available",
    advice: "read the record",
    retry: false
  }
};
var WhoisError = class extends Error {
  name = "WhoisError";
  code;
  host;
  parts;
  kind;
  url;
  retryAfter;
  constructor(code, message, details = {}) {
    super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
    this.code = code;
    this.parts = details.parts ?? [];
    if (details.host !== void 0) this.host = details.host;
    if (details.kind !== void 0) this.kind = details.kind;
    if (details.url !== void 0) this.url = details.url;
    if (details.retryAfter !== void 0) this.retryAfter = details.retryAfter;
  }
};

// src/availability.ts
function availabilityOf({
  domain,
  parts,
  properties
}) {
  const available = properties["available?"];
  if (available !== null) return available;
  const host = parts[0]?.host;
  const message = `${host ?? "the answer"} does not say whether ${domain} is available`;
  throw new WhoisError("UNDETERMINED", message, { parts, ...host ? { host } : {} });
}

// src/domain/domain.ts
import { isIP } from "net";

// node_modules/punycode.js/punycode.es6.js
var maxInt = 2147483647;
var base = 36;
var tMin = 1;
var tMax = 26;
var skew = 38;
var damp = 700;
var initialBias = 72;
var initialN = 128;
var delimiter = "-";
var regexPunycode = /^xn--/;
var regexNonASCII = /[^\0-\x7F]/;
var regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
var errors = {
  "overflow": "Overflow: input needs wider integers to process",
  "not-basic": "Illegal input >= 0x80 (not a basic code point)",
  "invalid-input": "Invalid input"
};
var baseMinusTMin = base - tMin;
var floor = Math.floor;
var stringFromCharCode = String.fromCharCode;
function error(type) {
  throw new RangeError(errors[type]);
}
function map(array, callback) {
  const result = [];
  let length = array.length;
  while (length--) {
    result[length] = callback(array[length]);
  }
  return result;
}
function mapDomain(domain, callback) {
  const parts = domain.split("@");
  let result = "";
  if (parts.length > 1) {
    result = parts[0] + "@";
    domain = parts[1];
  }
  domain = domain.replace(regexSeparators, ".");
  const labels = domain.split(".");
  const encoded = map(labels, callback).join(".");
  return result + encoded;
}
function ucs2decode(string) {
  const output = [];
  let counter = 0;
  const length = string.length;
  while (counter < length) {
    const value = string.charCodeAt(counter++);
    if (value >= 55296 && value <= 56319 && counter < length) {
      const extra = string.charCodeAt(counter++);
      if ((extra & 64512) == 56320) {
        output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
      } else {
        output.push(value);
        counter--;
      }
    } else {
      output.push(value);
    }
  }
  return output;
}
var ucs2encode = (codePoints) => String.fromCodePoint(...codePoints);
var basicToDigit = function(codePoint2) {
  if (codePoint2 >= 48 && codePoint2 < 58) {
    return 26 + (codePoint2 - 48);
  }
  if (codePoint2 >= 65 && codePoint2 < 91) {
    return codePoint2 - 65;
  }
  if (codePoint2 >= 97 && codePoint2 < 123) {
    return codePoint2 - 97;
  }
  return base;
};
var digitToBasic = function(digit, flag) {
  return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
};
var adapt = function(delta, numPoints, firstTime) {
  let k = 0;
  delta = firstTime ? floor(delta / damp) : delta >> 1;
  delta += floor(delta / numPoints);
  for (; delta > baseMinusTMin * tMax >> 1; k += base) {
    delta = floor(delta / baseMinusTMin);
  }
  return floor(k + (baseMinusTMin + 1) * delta / (delta + skew));
};
var decode = function(input) {
  const output = [];
  const inputLength = input.length;
  let i = 0;
  let n = initialN;
  let bias = initialBias;
  let basic = input.lastIndexOf(delimiter);
  if (basic < 0) {
    basic = 0;
  }
  for (let j = 0; j < basic; ++j) {
    if (input.charCodeAt(j) >= 128) {
      error("not-basic");
    }
    output.push(input.charCodeAt(j));
  }
  for (let index2 = basic > 0 ? basic + 1 : 0; index2 < inputLength; ) {
    const oldi = i;
    for (let w = 1, k = base; ; k += base) {
      if (index2 >= inputLength) {
        error("invalid-input");
      }
      const digit = basicToDigit(input.charCodeAt(index2++));
      if (digit >= base) {
        error("invalid-input");
      }
      if (digit > floor((maxInt - i) / w)) {
        error("overflow");
      }
      i += digit * w;
      const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
      if (digit < t) {
        break;
      }
      const baseMinusT = base - t;
      if (w > floor(maxInt / baseMinusT)) {
        error("overflow");
      }
      w *= baseMinusT;
    }
    const out = output.length + 1;
    bias = adapt(i - oldi, out, oldi == 0);
    if (floor(i / out) > maxInt - n) {
      error("overflow");
    }
    n += floor(i / out);
    i %= out;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
};
var encode = function(input) {
  const output = [];
  input = ucs2decode(input);
  const inputLength = input.length;
  let n = initialN;
  let delta = 0;
  let bias = initialBias;
  for (const currentValue of input) {
    if (currentValue < 128) {
      output.push(stringFromCharCode(currentValue));
    }
  }
  const basicLength = output.length;
  let handledCPCount = basicLength;
  if (basicLength) {
    output.push(delimiter);
  }
  while (handledCPCount < inputLength) {
    let m = maxInt;
    for (const currentValue of input) {
      if (currentValue >= n && currentValue < m) {
        m = currentValue;
      }
    }
    const handledCPCountPlusOne = handledCPCount + 1;
    if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) {
      error("overflow");
    }
    delta += (m - n) * handledCPCountPlusOne;
    n = m;
    for (const currentValue of input) {
      if (currentValue < n && ++delta > maxInt) {
        error("overflow");
      }
      if (currentValue === n) {
        let q = delta;
        for (let k = base; ; k += base) {
          const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
          if (q < t) {
            break;
          }
          const qMinusT = q - t;
          const baseMinusT = base - t;
          output.push(
            stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0))
          );
          q = floor(qMinusT / baseMinusT);
        }
        output.push(stringFromCharCode(digitToBasic(q, 0)));
        bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
        delta = 0;
        ++handledCPCount;
      }
    }
    ++delta;
    ++n;
  }
  return output.join("");
};
var toUnicode = function(input) {
  return mapDomain(input, function(string) {
    return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
  });
};
var toASCII = function(input) {
  return mapDomain(input, function(string) {
    return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
  });
};
var punycode = {
  /**
   * A string representing the current Punycode.js version number.
   * @memberOf punycode
   * @type String
   */
  "version": "2.3.1",
  /**
   * An object of methods to convert from JavaScript's internal character
   * representation (UCS-2) to Unicode code points, and back.
   * @see <https://mathiasbynens.be/notes/javascript-encoding>
   * @memberOf punycode
   * @type Object
   */
  "ucs2": {
    "decode": ucs2decode,
    "encode": ucs2encode
  },
  "decode": decode,
  "encode": encode,
  "toASCII": toASCII,
  "toUnicode": toUnicode
};
var punycode_es6_default = punycode;

// src/domain/direction.ts
var RTL = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
var ARABIC_DIGIT = /[\u0660-\u0669]/;
var EUROPEAN_DIGIT = /[0-9\u06f0-\u06f9]/;
var HAS_RTL = new RegExp(`(?=[${RTL}])\\p{L}|${ARABIC_DIGIT.source}`, "u");
var BEGINS_RTL = new RegExp(`^(?=[${RTL}])\\p{L}`, "u");
var HAS_LTR = new RegExp(`(?![${RTL}])[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}\\p{Mc}\\p{Nl}]`, "u");
function directionFault(label) {
  if (!HAS_RTL.test(label)) return null;
  if (!BEGINS_RTL.test(label))
    return "mixes directions: it must begin with a letter written from right to left";
  if (HAS_LTR.test(label)) return "mixes letters written from right to left with others";
  if (EUROPEAN_DIGIT.test(label) && ARABIC_DIGIT.test(label)) return "mixes European and Arabic digits";
  return null;
}

// src/domain/joiners.ts
var JOINERS = /[\u200c\u200d]/;
var VIRAMA = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0e3a\\u0eba\\u0f84\\u1039\\u103a\\u1714\\u1715\\u1734\\u17d2\\u1a60\\u1b44\\u1baa\\u1bab\\u1bf2\\u1bf3\\u2d7f\\ua806\\ua82c\\ua8c4\\ua953\\ua9c0\\uaaf6\\uabed\\u{10a3f}\\u{11046}\\u{11070}\\u{1107f}\\u{110b9}\\u{11133}\\u{11134}\\u{111c0}\\u{11235}\\u{112ea}\\u{1134d}\\u{113ce}-\\u{113d0}\\u{11442}\\u{114c2}\\u{115bf}\\u{1163f}\\u{116b6}\\u{1172b}\\u{11839}\\u{1193d}\\u{1193e}\\u{119e0}\\u{11a34}\\u{11a47}\\u{11a99}\\u{11c3f}\\u{11d44}\\u{11d45}\\u{11d97}\\u{11f41}\\u{11f42}\\u{1612f}]";
var JOINING = "[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}]";
var NO_JOIN_AFTER = "[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef]";
var AFTER_VIRAMA = new RegExp(`${VIRAMA}$`, "u");
var JOINS_BEFORE = new RegExp(`(?!${NO_JOIN_AFTER})${JOINING}\\p{M}{0,8}$`, "u");
var JOINS_AFTER = new RegExp(`^\\p{M}{0,8}(?=\\p{L})${JOINING}`, "u");
function joinersMatter(label) {
  for (let at2 = 0; at2 < label.length; at2++) {
    const char = label[at2] ?? "";
    if (!JOINERS.test(char)) continue;
    const before = label.slice(Math.max(0, at2 - 18), at2);
    if (AFTER_VIRAMA.test(before)) continue;
    const after = label.slice(at2 + 1, at2 + 19);
    if (char === "\u200D" || !JOINS_BEFORE.test(before) || !JOINS_AFTER.test(after)) return false;
  }
  return true;
}

// src/domain/map.ts
var IGNORED = (
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant by itself
  /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180b-\u180d\u180f\u200b\u2060\u2064\u3164\ufeff\uffa0\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|\p{Variation_Selector}/gu
);
function mapLabel(label) {
  if (/^[a-z0-9-]*$/.test(label)) return label;
  let mapped = "";
  for (const char of label.replace(IGNORED, "")) mapped += mapChar(char);
  return mapped.normalize("NFC");
}
function mapChar(char) {
  if (char === "\xDF" || char === "\u1E9E") return "\xDF";
  if (char === "\u03C2") return char;
  let folded2 = "";
  for (const part of char.normalize("NFKC")) folded2 += fold(part);
  return folded2.normalize("NFKC");
}
function fold(char) {
  const lower = char.toLowerCase();
  if (lower === "\u0131") return lower;
  if (/^\p{Script=Cherokee}$/u.test(lower)) return lower.toUpperCase();
  return lower.toUpperCase().toLowerCase();
}

// src/domain/label.ts
var MAX_LABEL = 63;
var LabelFault = class extends Error {
};
function readLabel(input) {
  const mapped = mapLabel(input);
  if (mapped === "")
    throw new LabelFault(input === "" ? "is empty" : "is empty: it has invisible characters only");
  if (/^[a-z0-9-]+$/.test(mapped))
    return mapped.startsWith("xn--") ? fromPunycode(mapped) : fromAscii(mapped);
  if (Array.from(mapped).length > MAX_LABEL)
    throw new LabelFault(`is longer than ${MAX_LABEL} octets in ASCII`);
  checkUnicode(mapped);
  return { ascii: checkLength(`xn--${encode2(mapped)}`), unicode: mapped };
}
function fromAscii(label) {
  checkHyphens(label);
  return { ascii: checkLength(label), unicode: label };
}
function fromPunycode(label) {
  checkLength(label);
  const unicode = decode2(label.slice(4));
  if (!/[^\0-\x7f]/.test(unicode)) throw new LabelFault("is punycode of plain ASCII");
  if (mapLabel(unicode) !== unicode || `xn--${encode2(unicode)}` !== label) {
    throw new LabelFault("is not the punycode of what it stands for");
  }
  checkUnicode(unicode);
  return { ascii: label, unicode };
}
function decode2(encoded) {
  try {
    return punycode_es6_default.decode(encoded);
  } catch (cause) {
    throw new LabelFault('begins with "xn--" but is no punycode', { cause });
  }
}
function encode2(label) {
  try {
    return punycode_es6_default.encode(label);
  } catch (cause) {
    throw new LabelFault("cannot be written in punycode", { cause });
  }
}
function checkLength(ascii2) {
  if (ascii2.length > MAX_LABEL) {
    throw new LabelFault(`is ${ascii2.length} octets long in ASCII, more than ${MAX_LABEL}`);
  }
  return ascii2;
}
var DISALLOWED = /(?![\u200c\u200d])[\p{C}\p{Z}]|[^a-z0-9\x2d\x80-\u{10ffff}]|[\u1806\u2260\u226e\u226f\u3002\u2ff0-\u2fff\u31ef\ufffc\ufffd]/u;
function checkUnicode(label) {
  const bad = DISALLOWED.exec(label)?.[0];
  if (bad !== void 0) throw new LabelFault(`has ${describe(bad)}, which no domain name may have`);
  if (/^\p{M}/u.test(label)) throw new LabelFault("begins with a combining mark");
  if (JOINERS.test(label) && !joinersMatter(label)) {
    throw new LabelFault("has a zero-width joiner or non-joiner where it joins nothing");
  }
  const fault = directionFault(label);
  if (fault !== null) throw new LabelFault(fault);
  checkHyphens(label);
  if (label.slice(2, 4) === "--") throw new LabelFault("has hyphens in its third and fourth place");
}
function checkHyphens(label) {
  if (label.startsWith("-")) throw new LabelFault("begins with a hyphen");
  if (label.endsWith("-")) throw new LabelFault("ends in a hyphen");
}
function describe(char) {
  if (char === " ") return "a blank (U+0020)";
  return /[\p{C}\p{Z}\p{M}]/u.test(char) ? codePoint(char) : `"${char}" (${codePoint(char)})`;
}
function codePoint(char) {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

// node_modules/tldts-core/dist/es6/src/domain.js
function shareSameDomainSuffix(hostname, vhost) {
  if (hostname.endsWith(vhost)) {
    return hostname.length === vhost.length || hostname[hostname.length - vhost.length - 1] === ".";
  }
  return false;
}
function extractDomainWithSuffix(hostname, publicSuffix) {
  const publicSuffixIndex = hostname.length - publicSuffix.length - 2;
  const lastDotBeforeSuffixIndex = hostname.lastIndexOf(".", publicSuffixIndex);
  if (lastDotBeforeSuffixIndex === -1) {
    return hostname;
  }
  return hostname.slice(lastDotBeforeSuffixIndex + 1);
}
function getDomain(suffix, hostname, options) {
  if (options.validHosts !== null) {
    const validHosts = options.validHosts;
    for (const vhost of validHosts) {
      if (
        /*@__INLINE__*/
        shareSameDomainSuffix(hostname, vhost)
      ) {
        return vhost;
      }
    }
  }
  let numberOfLeadingDots = 0;
  if (hostname.startsWith(".")) {
    while (numberOfLeadingDots < hostname.length && hostname[numberOfLeadingDots] === ".") {
      numberOfLeadingDots += 1;
    }
  }
  if (suffix.length === hostname.length - numberOfLeadingDots) {
    return null;
  }
  return (
    /*@__INLINE__*/
    extractDomainWithSuffix(hostname, suffix)
  );
}

// node_modules/tldts-core/dist/es6/src/domain-without-suffix.js
function getDomainWithoutSuffix(domain, suffix) {
  return domain.slice(0, -suffix.length - 1);
}

// node_modules/tldts-core/dist/es6/src/extract-hostname.js
var CONTROL_CHARS = /[\t\n\r]/g;
var extractedHostnameValidated = false;
function isValidHostnameChar(code) {
  return code >= 97 && code <= 122 || // a-z
  code >= 48 && code <= 57 || // 0-9
  code > 127 || // non-ASCII (accepted, not punycode-checked)
  code >= 65 && code <= 90 || // A-Z (becomes valid once lowercased)
  code === 45 || // '-'
  code === 95;
}
function getSpecialScheme(url, schemeStart, colonIndex) {
  const length = colonIndex - schemeStart;
  const c0 = url.charCodeAt(schemeStart) | 32;
  if (length === 2) {
    return c0 === 119 && (url.charCodeAt(schemeStart + 1) | 32) === 115 ? 1 : 0;
  } else if (length === 3) {
    const c1 = url.charCodeAt(schemeStart + 1) | 32;
    const c2 = url.charCodeAt(schemeStart + 2) | 32;
    if (c0 === 119 && c1 === 115 && c2 === 115)
      return 1;
    if (c0 === 102 && c1 === 116 && c2 === 112)
      return 1;
    return 0;
  } else if (length === 4) {
    const c1 = url.charCodeAt(schemeStart + 1) | 32;
    const c2 = url.charCodeAt(schemeStart + 2) | 32;
    const c3 = url.charCodeAt(schemeStart + 3) | 32;
    if (c0 === 104 && c1 === 116 && c2 === 116 && c3 === 112)
      return 1;
    if (c0 === 102 && c1 === 105 && c2 === 108 && c3 === 101)
      return 2;
    return 0;
  } else if (length === 5) {
    return c0 === 104 && (url.charCodeAt(schemeStart + 1) | 32) === 116 && (url.charCodeAt(schemeStart + 2) | 32) === 116 && (url.charCodeAt(schemeStart + 3) | 32) === 112 && (url.charCodeAt(schemeStart + 4) | 32) === 115 ? 1 : 0;
  }
  return 0;
}
function extractHostname(url, urlIsValidHostname, validate = false) {
  let start = 0;
  let end = url.length;
  let hasUpper = false;
  let isSpecial = true;
  extractedHostnameValidated = false;
  if (!urlIsValidHostname) {
    while (start < url.length && url.charCodeAt(start) <= 32) {
      start += 1;
    }
    if (url.charCodeAt(start + 4) === 58 && (url.charCodeAt(start) | 32) === 100 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 116 && (url.charCodeAt(start + 3) | 32) === 97 || url.charCodeAt(start + 10) === 58 && (url.charCodeAt(start) | 32) === 106 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 118 && (url.charCodeAt(start + 3) | 32) === 97 && (url.charCodeAt(start + 4) | 32) === 115 && (url.charCodeAt(start + 5) | 32) === 99 && (url.charCodeAt(start + 6) | 32) === 114 && (url.charCodeAt(start + 7) | 32) === 105 && (url.charCodeAt(start + 8) | 32) === 112 && (url.charCodeAt(start + 9) | 32) === 116) {
      return null;
    }
    while (end > start + 1 && url.charCodeAt(end - 1) <= 32) {
      end -= 1;
    }
    if ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && (url.charCodeAt(start + 1) === 47 || url.charCodeAt(start + 1) === 92)) {
      start += 2;
    } else {
      let indexOfProtocol = url.indexOf(":/", start);
      if (indexOfProtocol !== -1) {
        const special = getSpecialScheme(url, start, indexOfProtocol);
        if (special === 1) {
          start = indexOfProtocol + 2;
          while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
            start += 1;
          }
        } else if (special === 2) {
          start = indexOfProtocol + 1;
          let slashes = 0;
          while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
            start += 1;
            slashes += 1;
          }
          if (slashes < 2) {
            return null;
          }
        } else {
          for (let i = start; i < indexOfProtocol; i += 1) {
            const code = url.charCodeAt(i);
            if (!((code | 32) >= 97 && (code | 32) <= 122 || // [a-zA-Z] (fold letters only)
            code >= 48 && code <= 57 || // [0, 9]
            code === 46 || // '.'
            code === 45 || // '-'
            code === 43)) {
              if (code === 9 || code === 10 || code === 13) {
                return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate);
              }
              for (let j = i; j < indexOfProtocol; j += 1) {
                const c = url.charCodeAt(j);
                if (c === 47 || c === 92 || c === 63 || c === 35) {
                  indexOfProtocol = -1;
                  break;
                }
              }
              if (indexOfProtocol !== -1) {
                return null;
              }
              break;
            }
          }
          if (indexOfProtocol !== -1) {
            if (url.charCodeAt(indexOfProtocol + 2) === 47) {
              isSpecial = false;
              start = indexOfProtocol + 3;
            } else {
              return null;
            }
          }
        }
      }
      if (indexOfProtocol === -1 && url.charCodeAt(start) !== 91) {
        let indexOfColon = -1;
        for (let i = start; i < end; i += 1) {
          const code = url.charCodeAt(i);
          if (code === 9 || code === 10 || code === 13) {
            return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate);
          }
          if (code === 58) {
            indexOfColon = i;
            break;
          }
          if (code === 47 || code === 92 || code === 63 || code === 35) {
            break;
          }
        }
        if (indexOfColon !== -1) {
          let hasIdentifier = false;
          for (let i = indexOfColon + 1; i < end; i += 1) {
            const code = url.charCodeAt(i);
            if (code === 47 || code === 92 || code === 63 || code === 35) {
              break;
            }
            if (code === 64) {
              hasIdentifier = true;
              break;
            }
          }
          if (!hasIdentifier) {
            let allDigits = true;
            let i = indexOfColon + 1;
            for (; i < end; i += 1) {
              const code = url.charCodeAt(i);
              if (code === 47 || code === 92 || code === 63 || code === 35) {
                break;
              }
              if (code < 48 || code > 57) {
                allDigits = false;
                break;
              }
            }
            if (i === indexOfColon + 1) {
              allDigits = false;
            }
            if (!allDigits) {
              const special = getSpecialScheme(url, start, indexOfColon);
              if (special === 0) {
                let isBareIpv6 = false;
                for (let j = indexOfColon + 1; j < end; j += 1) {
                  const code = url.charCodeAt(j);
                  if (code === 47 || code === 92 || code === 63 || code === 35) {
                    break;
                  }
                  if (code === 58) {
                    isBareIpv6 = true;
                    break;
                  }
                }
                if (!isBareIpv6) {
                  return null;
                }
              } else {
                start = indexOfColon + 1;
                if (special === 2) {
                  let slashes = 0;
                  while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                    start += 1;
                    slashes += 1;
                  }
                  if (slashes < 2) {
                    return null;
                  }
                } else {
                  while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                    start += 1;
                  }
                }
              }
            }
          }
        }
      }
    }
    let indexOfIdentifier = -1;
    let indexOfClosingBracket = -1;
    let indexOfPort = -1;
    let indexOfFirstColon = -1;
    let hasControl = false;
    let vValid = validate;
    let vLastDot = start - 1;
    let vLastCode = -1;
    if (validate && start < end) {
      const c0 = url.charCodeAt(start);
      if (
        // Keep these parens: they scope /*@__INLINE__*/ for terser.
        // prettier-ignore
        !/*@__INLINE__*/
        (isValidHostnameChar(c0) || c0 === 46 || c0 === 95) || c0 === 45
      ) {
        vValid = false;
      }
    }
    for (let i = start; i < end; i += 1) {
      const code = url.charCodeAt(i);
      if (code < 64) {
        if (code === 47 || code === 35 || code === 63) {
          end = i;
          break;
        } else if (code === 58) {
          if (indexOfFirstColon === -1) {
            indexOfFirstColon = i;
          }
          indexOfPort = i;
        } else if (code === 9 || code === 10 || code === 13) {
          hasControl = true;
        } else if (validate) {
          if (code === 46) {
            if (i - vLastDot > 64 || vLastCode === 46 || vLastCode === 45) {
              vValid = false;
            }
            vLastDot = i;
          } else if (code < 48 || code > 57) {
            if (code !== 45 || vLastCode === 46) {
              vValid = false;
            }
          }
        }
      } else if (isSpecial && code === 92) {
        end = i;
        break;
      } else if (code === 64) {
        indexOfIdentifier = i;
        indexOfFirstColon = -1;
      } else if (code === 93) {
        indexOfClosingBracket = i;
      } else if (code >= 65 && code <= 90) {
        hasUpper = true;
      } else if (validate && !/*@__INLINE__*/
      isValidHostnameChar(code)) {
        vValid = false;
      }
      if (validate) {
        vLastCode = code;
      }
    }
    if (hasControl) {
      return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate);
    }
    if (indexOfIdentifier !== -1 && indexOfIdentifier >= start && indexOfIdentifier < end) {
      start = indexOfIdentifier + 1;
    }
    if (url.charCodeAt(start) === 91) {
      if (indexOfClosingBracket !== -1) {
        return url.slice(start + 1, indexOfClosingBracket).toLowerCase();
      }
      return null;
    } else if (indexOfPort !== -1 && indexOfPort > start && indexOfPort < end && // A host:port has exactly one ':' in the host (so its first ':' is its
    // last); a bare, unbracketed IPv6 literal ("2a01:e35::1") has >= 2, so
    // its first ':' precedes the last. Only the former has a ':port' to trim.
    indexOfFirstColon === indexOfPort) {
      end = indexOfPort;
    }
    if (start >= end) {
      return null;
    }
    if (validate && vValid && indexOfIdentifier === -1 && indexOfPort === -1 && indexOfClosingBracket === -1 && url.charCodeAt(end - 1) !== 46 && end - start <= 255 && // total length
    end - vLastDot - 1 <= 63 && // last label length
    vLastCode !== 45) {
      extractedHostnameValidated = true;
    }
  }
  while (end > start + 1 && url.charCodeAt(end - 1) === 46) {
    end -= 1;
  }
  const hostname = start !== 0 || end !== url.length ? url.slice(start, end) : url;
  if (hasUpper) {
    return hostname.toLowerCase();
  }
  return hostname;
}

// node_modules/tldts-core/dist/es6/src/is-ip.js
function isProbablyIpv4(hostname) {
  if (hostname.length < 7) {
    return false;
  }
  if (hostname.length > 15) {
    return false;
  }
  let numberOfDots = 0;
  for (let i = 0; i < hostname.length; i += 1) {
    const code = hostname.charCodeAt(i);
    if (code === 46) {
      numberOfDots += 1;
    } else if (code < 48 || code > 57) {
      return false;
    }
  }
  return numberOfDots === 3 && hostname.charCodeAt(0) !== 46 && hostname.charCodeAt(hostname.length - 1) !== 46;
}
function isProbablyIpv6(hostname) {
  if (hostname.length < 3) {
    return hostname === "::";
  }
  let start = hostname.startsWith("[") ? 1 : 0;
  let end = hostname.length;
  if (hostname[end - 1] === "]") {
    end -= 1;
  }
  if (end - start > 39) {
    return false;
  }
  let hasColon = false;
  for (; start < end; start += 1) {
    const code = hostname.charCodeAt(start);
    if (code === 58) {
      hasColon = true;
    } else if (!(code >= 48 && code <= 57 || // 0-9
    code >= 97 && code <= 102 || // a-f
    code >= 65 && code <= 70)) {
      return false;
    }
  }
  return hasColon;
}
function isIp(hostname) {
  return isProbablyIpv6(hostname) || isProbablyIpv4(hostname);
}

// node_modules/tldts-core/dist/es6/src/is-special-use.js
var SPECIAL_USE_DOMAINS = [
  "test",
  // RFC 6761
  "localhost",
  // RFC 6761
  "invalid",
  // RFC 6761
  "example",
  // RFC 6761
  "example.com",
  // RFC 6761
  "example.net",
  // RFC 6761
  "example.org",
  // RFC 6761
  "local",
  // RFC 6762 (mDNS)
  "onion",
  // RFC 7686 (Tor)
  "alt",
  // RFC 9476
  "home.arpa",
  // RFC 8375
  "ipv4only.arpa",
  // RFC 8880
  "resolver.arpa",
  // RFC 9462
  "service.arpa",
  // RFC 9665
  "6tisch.arpa",
  // RFC 9031
  "eap.arpa"
  // RFC 9965
];
function isSpecialUse(hostname) {
  for (const name of SPECIAL_USE_DOMAINS) {
    if (hostname.endsWith(name) && (hostname.length === name.length || hostname.charCodeAt(hostname.length - name.length - 1) === 46)) {
      return true;
    }
  }
  return false;
}

// node_modules/tldts-core/dist/es6/src/is-valid.js
function isValidAscii(code) {
  return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code > 127;
}
function is_valid_default(hostname) {
  if (hostname.length > 255) {
    return false;
  }
  if (hostname.length === 0) {
    return false;
  }
  if (
    /*@__INLINE__*/
    !isValidAscii(hostname.charCodeAt(0)) && hostname.charCodeAt(0) !== 46 && // '.' (dot)
    hostname.charCodeAt(0) !== 95
  ) {
    return false;
  }
  let lastDotIndex = -1;
  let lastCharCode = -1;
  const len = hostname.length;
  for (let i = 0; i < len; i += 1) {
    const code = hostname.charCodeAt(i);
    if (code === 46) {
      if (
        // Check that previous label is < 63 bytes long (64 = 63 + '.')
        i - lastDotIndex > 64 || // Check that previous character was not already a '.'
        lastCharCode === 46 || // Check that the previous label does not end with '-' (RFC 1035 §2.3.1 LDH).
        // '_' is intentionally NOT restricted: DNS allows any octet (RFC 2181 §11) and
        // WHATWG URL does not treat '_' as a forbidden host code point.
        lastCharCode === 45
      ) {
        return false;
      }
      lastDotIndex = i;
    } else if (
      // A forbidden character in the label...
      // Keep these parens: they scope /*@__INLINE__*/ for terser.
      // prettier-ignore
      !/*@__INLINE__*/
      (isValidAscii(code) || code === 45 || code === 95) || // ...or a '-' starting a label (the byte right after a '.'). A label must
      // not begin with a hyphen (RFC 1034 §3.5 / RFC 1035 §2.3.1 LDH, as amended
      // by RFC 1123 §2.1; cf. UTS #46 CheckHyphens). The first label is covered by
      // the leading-character guard above; mirrors the trailing-'-' rule below.
      code === 45 && lastCharCode === 46
    ) {
      return false;
    }
    lastCharCode = code;
  }
  return (
    // Check that last label is shorter than 63 chars
    len - lastDotIndex - 1 <= 63 && // Check that the last character is an allowed trailing label character.
    // Since we already checked that the char is a valid hostname character,
    // we only need to check that it's different from '-'.
    lastCharCode !== 45
  );
}

// node_modules/tldts-core/dist/es6/src/lookup/extra-suffixes.js
function extraSuffixLookup(hostname, options, isException, out) {
  const suffix = out.publicSuffix;
  if (suffix === null) {
    return;
  }
  const none2 = hostname.length + 1;
  let exception = none2;
  let exceptionIsIcann = false;
  let rule = none2;
  let ruleIsIcann = false;
  const extra = options.extraSuffixes;
  for (let section = 0; section < 2; section += 1) {
    const isIcann = section === 0;
    const rules = isIcann ? options.allowIcannDomains && extra.icann : options.allowPrivateDomains && extra.private;
    if (!Array.isArray(rules)) {
      continue;
    }
    for (const r of rules) {
      if (typeof r !== "string") {
        continue;
      }
      const exceptionRule = r.startsWith("!");
      const wildcard = r.startsWith("*.");
      const body = exceptionRule ? r.slice(1) : wildcard ? r.slice(2) : r;
      if (body === "" || exceptionRule && !body.includes(".") || !shareSameDomainSuffix(hostname, body)) {
        continue;
      }
      let start = hostname.length - body.length;
      if (exceptionRule) {
        if (start < exception) {
          exception = start;
          exceptionIsIcann = isIcann;
        }
        continue;
      }
      if (wildcard && start > 1 && hostname.charCodeAt(start - 2) !== 46) {
        start = hostname.lastIndexOf(".", start - 2) + 1;
      }
      if (start < rule) {
        rule = start;
        ruleIsIcann = isIcann;
      }
    }
  }
  const suffixStart = hostname.length - suffix.length;
  const builtin = isException ? hostname.lastIndexOf(".", suffixStart - 2) + 1 : suffixStart;
  if (exception <= rule && (isException ? exception < builtin : exception <= builtin)) {
    out.publicSuffix = hostname.slice(hostname.indexOf(".", exception) + 1);
    out.isIcann = exceptionIsIcann;
    out.isPrivate = !exceptionIsIcann;
  } else if (rule < builtin || rule === builtin && !out.isIcann && !out.isPrivate) {
    out.publicSuffix = hostname.slice(rule);
    out.isIcann = ruleIsIcann;
    out.isPrivate = !ruleIsIcann;
  }
}

// node_modules/tldts-core/dist/es6/src/options.js
function setDefaultsImpl({ allowIcannDomains = true, allowPrivateDomains = false, detectIp = true, detectSpecialUse = false, extraSuffixes = null, extractHostname: extractHostname2 = true, mixedInputs = true, validHosts = null, validateHostname = true }) {
  return {
    allowIcannDomains,
    allowPrivateDomains,
    detectIp,
    detectSpecialUse,
    extraSuffixes,
    extractHostname: extractHostname2,
    mixedInputs,
    validHosts,
    validateHostname
  };
}
var DEFAULT_OPTIONS = (
  /*@__INLINE__*/
  setDefaultsImpl({})
);
function setDefaults(options) {
  if (options === void 0) {
    return DEFAULT_OPTIONS;
  }
  return (
    /*@__INLINE__*/
    setDefaultsImpl(options)
  );
}

// node_modules/tldts-core/dist/es6/src/subdomain.js
function getSubdomain(hostname, domain) {
  if (domain.length === hostname.length) {
    return "";
  }
  return hostname.slice(0, -domain.length - 1);
}

// node_modules/tldts-core/dist/es6/src/factory.js
function getEmptyResult() {
  return {
    domain: null,
    domainWithoutSuffix: null,
    hostname: null,
    isIcann: null,
    isIp: null,
    isPrivate: null,
    isSpecialUse: null,
    publicSuffix: null,
    subdomain: null
  };
}
function resetResult(result) {
  result.domain = null;
  result.domainWithoutSuffix = null;
  result.hostname = null;
  result.isIcann = null;
  result.isIp = null;
  result.isPrivate = null;
  result.isSpecialUse = null;
  result.publicSuffix = null;
  result.subdomain = null;
}
function parseImpl(url, step, suffixLookup2, partialOptions, result) {
  const options = (
    /*@__INLINE__*/
    setDefaults(partialOptions)
  );
  if (typeof url !== "string") {
    return result;
  }
  let urlIsValid = false;
  if (!options.extractHostname) {
    let end = url.length;
    while (end > 1 && url.charCodeAt(end - 1) === 46) {
      end -= 1;
    }
    result.hostname = end === url.length ? url : url.slice(0, end);
  } else if (options.mixedInputs) {
    urlIsValid = is_valid_default(url);
    result.hostname = extractHostname(url, urlIsValid, options.validateHostname);
  } else {
    result.hostname = extractHostname(url, false, options.validateHostname);
  }
  if (options.detectIp && result.hostname !== null) {
    result.isIp = isIp(result.hostname);
    if (result.isIp) {
      return result;
    }
  }
  if (options.validateHostname && options.extractHostname && result.hostname !== null && // Skip the re-scan when `url` was already validated and extractHostname
  // returned it unchanged (same reference => identical string, still valid).
  !(urlIsValid && result.hostname === url) && // Skip the re-scan when extractHostname already validated the host inline
  // (a confirmed-valid simple authority — see extract-hostname.ts).
  !extractedHostnameValidated && !is_valid_default(result.hostname)) {
    result.hostname = null;
    return result;
  }
  if (step === 0 || result.hostname === null) {
    return result;
  }
  if (step === 5 && options.detectSpecialUse) {
    result.isSpecialUse = isSpecialUse(result.hostname);
  }
  const isException = suffixLookup2(result.hostname, options, result);
  if (options.extraSuffixes !== null) {
    extraSuffixLookup(result.hostname, options, isException === true, result);
  }
  if (step === 2 || result.publicSuffix === null) {
    return result;
  }
  result.domain = getDomain(result.publicSuffix, result.hostname, options);
  if (step === 3 || result.domain === null) {
    return result;
  }
  result.subdomain = getSubdomain(result.hostname, result.domain);
  if (step === 4) {
    return result;
  }
  result.domainWithoutSuffix = getDomainWithoutSuffix(result.domain, result.publicSuffix);
  return result;
}

// node_modules/tldts-core/dist/es6/src/lookup/fast-path.js
function fast_path_default(hostname, options, out) {
  if (!options.allowPrivateDomains && options.allowIcannDomains && hostname.length > 3) {
    const last = hostname.length - 1;
    const c3 = hostname.charCodeAt(last);
    const c2 = hostname.charCodeAt(last - 1);
    const c1 = hostname.charCodeAt(last - 2);
    const c0 = hostname.charCodeAt(last - 3);
    if (c3 === 109 && c2 === 111 && c1 === 99 && c0 === 46) {
      out.isIcann = true;
      out.isPrivate = false;
      out.publicSuffix = "com";
      return true;
    } else if (c3 === 103 && c2 === 114 && c1 === 111 && c0 === 46) {
      out.isIcann = true;
      out.isPrivate = false;
      out.publicSuffix = "org";
      return true;
    } else if (c3 === 117 && c2 === 100 && c1 === 101 && c0 === 46) {
      out.isIcann = true;
      out.isPrivate = false;
      out.publicSuffix = "edu";
      return true;
    } else if (c3 === 118 && c2 === 111 && c1 === 103 && c0 === 46) {
      out.isIcann = true;
      out.isPrivate = false;
      out.publicSuffix = "gov";
      return true;
    } else if (c3 === 116 && c2 === 101 && c1 === 110 && c0 === 46) {
      out.isIcann = true;
      out.isPrivate = false;
      out.publicSuffix = "net";
      return true;
    } else if (c3 === 101 && c2 === 100 && c1 === 46) {
      out.isIcann = true;
      out.isPrivate = false;
      out.publicSuffix = "de";
      return true;
    }
  }
  return false;
}

// node_modules/tldts-icann/dist/es6/src/data/trie.js
var nodeFlags = /* @__PURE__ */ new Uint8Array([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
var edgeStart = /* @__PURE__ */ new Uint16Array([0, 0, 6, 13, 101, 106, 111, 115, 120, 129, 144, 151, 152, 153, 157, 166, 171, 188, 189, 202, 212, 226, 227, 263, 268, 288, 330, 357, 358, 505, 510, 514, 520, 535, 549, 553, 557, 604, 611, 618, 625, 633, 637, 649, 659, 669, 720, 730, 744, 749, 757, 758, 770, 780, 782, 793, 796, 803, 809, 814, 820, 826, 833, 841, 877, 883, 887, 904, 935, 951, 959, 961, 968, 1015, 1016, 1024, 1035, 1462, 1476, 1528, 1556, 1578, 1636, 1658, 1673, 1736, 1787, 1825, 1861, 1886, 2028, 2074, 2125, 2144, 2178, 2193, 2213, 2243, 2274, 2297, 2328, 2358, 2390, 2417, 2492, 2514, 2552, 2586, 2605, 2631, 2673, 2723, 2749, 2818, 2841, 2864, 2900, 2931, 2948, 3005, 3018, 3042, 3071, 3105, 3121, 3149, 3306, 3315, 3322, 3339, 3343, 3349, 3382, 3389, 3397, 3412, 3421, 3430, 3439, 3445, 3447, 3455, 3463, 3470, 3483, 3486, 3493, 3507, 3517, 3522, 3530, 3538, 3544, 3546, 3556, 3566, 3580, 3581, 3582, 3586, 3587, 3589, 3591, 3597, 3598, 3601, 3602, 3604, 3605, 3606, 4503, 4520, 4529, 4540, 4547, 4550, 4558, 4573, 4628, 4781, 4786, 4799, 4810, 4817, 4825, 4832, 4840, 4842, 4853, 4859, 4866, 4874, 4882, 4921, 4926, 4927, 4933, 4939, 4948, 4959, 4964, 4967, 4974, 4988, 5001, 5023, 5034, 5044, 5056, 5135, 5147, 5158, 5161, 5162, 5164, 5167, 5170, 5181, 5183, 5241, 5247, 5251, 5273, 5274, 5279, 5358, 5362, 5368, 5374, 5380, 5398, 5409, 5414, 5420, 5424, 5430, 5436, 7045, 7046, 7047, 7054, 7056]);
var edgeLength = /* @__PURE__ */ new Uint8Array([3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 8, 5, 5, 5, 5, 5, 3, 3, 5, 5, 9, 12, 19, 8, 19, 8, 11, 9, 9, 8, 7, 7, 6, 8, 9, 16, 10, 7, 7, 11, 8, 6, 6, 9, 7, 11, 7, 14, 4, 4, 4, 4, 4, 4, 10, 7, 6, 6, 6, 6, 10, 10, 6, 10, 10, 22, 11, 9, 10, 10, 10, 9, 10, 8, 7, 7, 7, 8, 21, 13, 11, 11, 9, 10, 9, 13, 10, 8, 8, 9, 12, 9, 7, 10, 7, 7, 13, 7, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 7, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 4, 3, 3, 3, 7, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 8, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 2, 5, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 5, 5, 3, 3, 3, 3, 3, 3, 5, 5, 6, 11, 10, 7, 7, 7, 4, 4, 4, 2, 2, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 11, 7, 6, 9, 6, 6, 8, 10, 8, 6, 8, 13, 4, 4, 4, 4, 4, 10, 8, 11, 8, 8, 8, 10, 10, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 10, 13, 7, 8, 7, 11, 8, 8, 6, 9, 8, 8, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 9, 7, 6, 4, 4, 4, 4, 4, 4, 6, 6, 6, 9, 7, 8, 10, 8, 8, 2, 2, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 8, 15, 4, 4, 2, 3, 3, 3, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 10, 10, 10, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 5, 3, 3, 3, 3, 16, 4, 4, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 11, 10, 10, 10, 10, 10, 11, 10, 11, 10, 11, 10, 9, 9, 11, 3, 3, 3, 3, 3, 3, 2, 3, 4, 4, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 2, 2, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 7, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 8, 8, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 6, 9, 2, 2, 3, 3, 3, 3, 3, 4, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 8, 6, 6, 6, 7, 4, 4, 4, 4, 4, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 15, 14, 5, 5, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 15, 22, 19, 17, 18, 18, 19, 21, 7, 16, 16, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 16, 11, 11, 7, 7, 7, 7, 17, 7, 8, 12, 15, 9, 19, 7, 19, 21, 11, 12, 19, 14, 22, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 16, 16, 19, 24, 12, 7, 14, 7, 12, 7, 8, 10, 10, 13, 7, 12, 12, 7, 7, 10, 18, 15, 12, 16, 7, 14, 12, 17, 10, 16, 17, 12, 17, 25, 7, 7, 7, 13, 6, 9, 6, 9, 18, 6, 6, 11, 20, 10, 6, 6, 6, 6, 6, 6, 17, 6, 6, 6, 15, 6, 6, 6, 6, 6, 8, 14, 11, 12, 11, 15, 13, 19, 17, 21, 7, 18, 8, 13, 13, 8, 12, 8, 6, 6, 13, 6, 15, 15, 16, 6, 6, 16, 6, 6, 6, 14, 6, 18, 6, 6, 6, 17, 18, 9, 13, 15, 8, 19, 8, 15, 15, 18, 14, 16, 4, 4, 4, 4, 4, 4, 4, 4, 6, 11, 11, 6, 21, 23, 12, 17, 12, 11, 14, 13, 22, 15, 15, 11, 12, 14, 12, 7, 12, 8, 12, 14, 12, 18, 10, 8, 16, 19, 17, 12, 14, 15, 8, 19, 17, 12, 13, 13, 15, 18, 13, 23, 24, 23, 21, 17, 24, 8, 21, 8, 14, 14, 16, 20, 14, 8, 8, 15, 20, 8, 19, 21, 9, 8, 13, 12, 13, 15, 8, 11, 9, 9, 8, 11, 8, 21, 14, 21, 15, 15, 13, 7, 19, 7, 7, 7, 7, 7, 16, 12, 17, 18, 7, 7, 11, 11, 7, 9, 9, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 10, 10, 7, 9, 7, 7, 7, 6, 8, 6, 6, 6, 6, 6, 6, 6, 7, 6, 8, 6, 6, 9, 7, 7, 7, 4, 4, 4, 4, 4, 4, 4, 4, 8, 9, 8, 7, 8, 7, 8, 10, 7, 5, 5, 5, 5, 5, 5, 3, 9, 7, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 9, 11, 13, 7, 8, 9, 9, 5, 5, 5, 7, 8, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 7, 10, 9, 10, 7, 8, 5, 5, 5, 5, 5, 5, 7, 7, 9, 8, 7, 7, 6, 6, 6, 6, 6, 6, 10, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 10, 4, 4, 4, 4, 8, 7, 7, 10, 10, 9, 8, 8, 15, 9, 8, 8, 8, 8, 8, 9, 10, 9, 10, 7, 8, 13, 5, 5, 5, 5, 5, 3, 3, 7, 7, 8, 6, 6, 6, 4, 4, 11, 9, 7, 8, 9, 10, 7, 5, 5, 5, 5, 5, 3, 3, 7, 6, 6, 13, 7, 9, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 7, 8, 7, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 6, 7, 6, 7, 6, 6, 9, 7, 4, 4, 4, 4, 4, 4, 4, 7, 8, 7, 8, 9, 8, 8, 8, 7, 10, 7, 8, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 7, 9, 7, 10, 9, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 7, 6, 6, 6, 9, 9, 4, 4, 13, 7, 10, 9, 9, 12, 7, 8, 8, 10, 8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 11, 7, 9, 8, 8, 6, 6, 10, 6, 8, 8, 8, 6, 7, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 8, 16, 8, 9, 8, 7, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 10, 15, 8, 9, 8, 9, 9, 6, 6, 6, 6, 6, 6, 7, 4, 8, 7, 8, 8, 7, 8, 11, 8, 5, 5, 5, 5, 5, 3, 7, 7, 6, 11, 16, 7, 6, 4, 4, 4, 4, 9, 9, 8, 8, 8, 13, 12, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 7, 8, 8, 9, 13, 7, 7, 7, 9, 8, 8, 9, 12, 7, 12, 7, 12, 8, 7, 10, 12, 9, 9, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 9, 11, 8, 6, 6, 6, 6, 6, 12, 7, 6, 6, 6, 9, 7, 7, 6, 6, 6, 6, 6, 11, 9, 6, 6, 6, 6, 6, 7, 9, 4, 4, 4, 4, 4, 4, 4, 4, 9, 9, 9, 9, 7, 7, 7, 7, 7, 11, 7, 7, 8, 8, 8, 8, 8, 8, 9, 8, 9, 9, 7, 7, 11, 11, 7, 12, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 13, 12, 8, 8, 8, 8, 7, 7, 7, 9, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 11, 7, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 11, 6, 7, 9, 4, 4, 4, 4, 4, 4, 9, 9, 8, 9, 8, 8, 8, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 11, 7, 7, 7, 9, 6, 6, 11, 8, 10, 6, 6, 6, 12, 8, 8, 7, 6, 6, 8, 7, 4, 4, 4, 4, 4, 4, 4, 4, 9, 10, 9, 9, 8, 10, 9, 11, 8, 5, 5, 5, 7, 6, 6, 8, 7, 4, 4, 4, 4, 8, 7, 7, 8, 7, 8, 8, 5, 5, 5, 5, 7, 7, 8, 8, 8, 6, 6, 6, 6, 6, 10, 8, 9, 13, 6, 7, 6, 6, 8, 7, 8, 4, 4, 4, 4, 11, 8, 8, 8, 10, 5, 5, 8, 7, 8, 13, 8, 7, 6, 8, 6, 9, 7, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 6, 4, 8, 10, 10, 8, 12, 9, 13, 2, 7, 5, 5, 5, 5, 5, 7, 7, 10, 6, 6, 6, 6, 6, 6, 6, 8, 4, 4, 9, 8, 8, 8, 14, 8, 8, 8, 9, 8, 5, 5, 5, 5, 5, 3, 3, 9, 6, 6, 6, 6, 10, 12, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 11, 8, 7, 8, 8, 8, 5, 5, 3, 3, 3, 3, 7, 7, 6, 8, 6, 8, 11, 7, 6, 6, 6, 7, 4, 8, 11, 9, 10, 5, 5, 5, 3, 3, 3, 7, 7, 8, 9, 8, 15, 9, 6, 6, 6, 6, 6, 6, 11, 11, 4, 4, 4, 4, 4, 7, 9, 9, 10, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 7, 4, 4, 4, 4, 4, 9, 9, 8, 8, 10, 13, 5, 5, 5, 3, 17, 7, 7, 7, 7, 7, 8, 6, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 9, 10, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 7, 8, 8, 6, 6, 6, 8, 8, 8, 9, 10, 8, 4, 8, 10, 9, 8, 8, 8, 9, 13, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 9, 7, 7, 7, 10, 9, 9, 8, 9, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 12, 6, 6, 6, 6, 6, 6, 6, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 11, 8, 8, 9, 9, 10, 8, 9, 7, 7, 5, 5, 5, 5, 5, 5, 3, 7, 8, 7, 6, 6, 8, 6, 6, 10, 4, 7, 8, 9, 12, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 14, 7, 9, 8, 8, 6, 6, 8, 12, 12, 6, 6, 7, 7, 10, 4, 4, 4, 4, 4, 9, 9, 14, 9, 13, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 8, 6, 6, 6, 6, 6, 6, 12, 6, 6, 6, 6, 4, 4, 9, 9, 8, 8, 11, 7, 7, 7, 5, 5, 5, 3, 9, 8, 6, 6, 7, 4, 4, 4, 4, 4, 4, 8, 8, 11, 5, 5, 5, 7, 7, 7, 9, 6, 6, 6, 6, 6, 6, 9, 8, 4, 4, 4, 4, 7, 12, 9, 8, 8, 8, 7, 10, 10, 5, 5, 5, 5, 5, 5, 5, 3, 11, 14, 8, 7, 8, 8, 6, 6, 6, 6, 6, 8, 7, 6, 6, 6, 7, 6, 8, 9, 4, 4, 4, 7, 8, 9, 7, 9, 7, 7, 9, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 9, 7, 7, 12, 14, 8, 6, 6, 12, 11, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 15, 7, 4, 4, 4, 16, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8, 13, 11, 8, 5, 5, 5, 5, 3, 7, 6, 6, 8, 8, 8, 6, 6, 7, 10, 7, 4, 4, 4, 4, 9, 7, 8, 7, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 9, 6, 6, 6, 6, 6, 8, 8, 7, 7, 9, 6, 6, 6, 7, 6, 6, 6, 6, 6, 15, 4, 4, 4, 4, 4, 8, 8, 7, 8, 12, 9, 8, 8, 8, 8, 8, 9, 8, 8, 10, 8, 8, 8, 8, 16, 9, 10, 5, 5, 5, 5, 5, 9, 7, 6, 8, 9, 4, 4, 4, 4, 4, 7, 8, 8, 8, 9, 8, 11, 10, 5, 5, 5, 5, 3, 7, 8, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 4, 12, 10, 12, 7, 7, 7, 7, 7, 7, 7, 5, 5, 5, 5, 3, 3, 7, 7, 10, 8, 9, 7, 6, 10, 7, 6, 6, 4, 4, 8, 9, 7, 9, 9, 9, 9, 8, 8, 8, 8, 10, 5, 5, 5, 5, 5, 5, 8, 7, 6, 6, 6, 10, 6, 7, 10, 7, 4, 4, 4, 4, 4, 4, 4, 12, 9, 10, 7, 7, 10, 8, 10, 5, 12, 9, 6, 6, 6, 6, 6, 7, 6, 4, 4, 4, 10, 9, 9, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 13, 7, 7, 9, 7, 7, 7, 8, 9, 9, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 15, 15, 4, 4, 4, 4, 4, 10, 10, 9, 8, 9, 8, 8, 9, 7, 8, 7, 8, 5, 5, 7, 6, 6, 6, 4, 4, 4, 7, 8, 11, 8, 5, 5, 5, 5, 5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 9, 11, 10, 7, 4, 4, 4, 9, 8, 8, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 6, 6, 6, 9, 9, 4, 4, 4, 4, 8, 8, 8, 9, 9, 8, 8, 8, 13, 2, 7, 5, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 10, 8, 8, 8, 6, 6, 6, 4, 4, 9, 8, 10, 8, 9, 8, 8, 8, 9, 8, 8, 5, 3, 3, 3, 11, 6, 6, 6, 7, 6, 6, 6, 4, 4, 9, 8, 5, 5, 5, 5, 5, 3, 11, 8, 6, 6, 6, 6, 6, 9, 7, 4, 4, 14, 10, 9, 8, 12, 8, 8, 8, 11, 15, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 11, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 11, 7, 7, 11, 11, 7, 10, 7, 7, 9, 9, 9, 9, 7, 10, 13, 8, 8, 8, 11, 10, 10, 11, 14, 14, 6, 6, 6, 11, 8, 11, 11, 6, 6, 10, 6, 10, 6, 11, 11, 9, 7, 11, 10, 11, 7, 11, 4, 4, 4, 4, 4, 8, 9, 10, 10, 11, 10, 7, 11, 14, 10, 9, 9, 8, 11, 8, 8, 11, 11, 10, 10, 9, 11, 10, 11, 12, 8, 10, 8, 11, 11, 11, 8, 7, 2, 2, 2, 2, 2, 2, 2, 4, 4, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 4, 4, 4, 11, 7, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 8, 7, 7, 8, 4, 7, 7, 7, 9, 7, 8, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 5, 2, 4, 2, 2, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 4, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 1, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 2, 5, 5, 12, 2, 5, 5, 5, 5, 2, 2, 5, 5, 12, 9, 5, 2, 2, 9, 5, 5, 12, 12, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 5, 8, 8, 9, 5, 5, 5, 8, 19, 7, 16, 15, 14, 9, 9, 9, 9, 7, 11, 11, 11, 7, 14, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 14, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 12, 9, 9, 12, 12, 12, 15, 7, 11, 7, 14, 11, 18, 8, 18, 15, 18, 12, 14, 12, 8, 8, 8, 8, 9, 9, 9, 12, 7, 10, 10, 8, 8, 12, 12, 12, 7, 12, 12, 9, 7, 7, 7, 7, 7, 8, 15, 12, 9, 10, 10, 7, 10, 10, 13, 11, 10, 9, 22, 11, 9, 8, 8, 8, 8, 8, 13, 18, 13, 9, 15, 19, 9, 7, 7, 10, 7, 7, 7, 11, 8, 13, 17, 7, 7, 10, 10, 10, 7, 20, 16, 7, 7, 7, 7, 7, 7, 11, 21, 12, 12, 13, 11, 14, 16, 8, 8, 13, 11, 7, 7, 13, 7, 7, 14, 15, 15, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 13, 10, 18, 6, 6, 6, 6, 6, 6, 6, 6, 6, 11, 8, 8, 12, 12, 11, 11, 8, 12, 9, 9, 9, 13, 13, 9, 9, 9, 9, 9, 9, 6, 10, 12, 6, 6, 6, 6, 17, 11, 7, 7, 7, 7, 14, 14, 12, 6, 7, 7, 6, 6, 15, 10, 13, 10, 6, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 9, 15, 13, 6, 12, 12, 6, 19, 11, 10, 7, 7, 16, 8, 19, 17, 9, 9, 9, 9, 9, 6, 6, 6, 10, 8, 16, 8, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 14, 6, 6, 6, 6, 20, 6, 9, 6, 14, 9, 9, 9, 6, 9, 8, 8, 12, 9, 8, 8, 8, 8, 7, 8, 12, 7, 8, 8, 8, 6, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 8, 6, 6, 13, 9, 12, 13, 12, 14, 13, 12, 11, 11, 6, 8, 8, 8, 6, 13, 12, 11, 11, 12, 6, 11, 12, 11, 13, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 15, 6, 6, 6, 6, 6, 6, 6, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8, 6, 18, 6, 12, 13, 13, 13, 9, 10, 15, 9, 12, 6, 6, 6, 6, 6, 6, 6, 6, 9, 15, 10, 9, 10, 13, 9, 19, 8, 18, 17, 10, 10, 8, 8, 6, 6, 6, 6, 6, 6, 10, 14, 8, 16, 16, 9, 8, 15, 8, 8, 10, 12, 14, 7, 7, 8, 8, 7, 7, 7, 7, 8, 13, 13, 11, 9, 9, 9, 12, 10, 17, 8, 11, 9, 7, 7, 14, 8, 14, 14, 7, 7, 7, 7, 7, 7, 14, 7, 7, 7, 7, 7, 10, 10, 8, 14, 7, 7, 7, 7, 8, 8, 8, 8, 8, 17, 9, 7, 15, 7, 8, 12, 7, 9, 14, 7, 7, 7, 9, 13, 8, 14, 7, 16, 18, 13, 15, 14, 12, 13, 10, 15, 9, 7, 7, 7, 10, 13, 15, 15, 9, 9, 9, 9, 19, 11, 7, 11, 11, 13, 8, 8, 8, 8, 7, 12, 19, 17, 9, 9, 13, 7, 7, 7, 9, 7, 7, 7, 12, 13, 15, 10, 8, 8, 14, 15, 12, 13, 13, 8, 12, 14, 7, 11, 7, 14, 15, 13, 12, 8, 8, 8, 8, 11, 13, 15, 15, 8, 13, 12, 8, 8, 8, 13, 10, 16, 14, 11, 8, 8, 12, 12, 9, 15, 15, 12, 12, 13, 8, 8, 9, 12, 13, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 12, 11, 7, 14, 7, 13, 13, 13, 12, 18, 16, 7, 12, 11, 10, 10, 15, 9, 9, 9, 21, 7, 7, 7, 11, 16, 8, 8, 11, 11, 7, 7, 7, 7, 7, 19, 7, 7, 7, 7, 7, 7, 7, 7, 7, 12, 8, 9, 12, 14, 11, 9, 9, 9, 22, 12, 2, 2, 5, 5, 3, 3, 3, 3, 3, 3, 6, 6, 4, 4, 4, 12, 10, 2, 3, 3, 3, 3, 3, 3, 3, 6, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 2, 2, 8, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 7, 11, 7, 8, 9, 9, 7, 7, 7, 10, 7, 7, 10, 9, 10, 6, 6, 6, 15, 7, 8, 9, 9, 8, 6, 6, 9, 6, 8, 13, 9, 7, 6, 6, 6, 6, 12, 6, 7, 6, 7, 6, 6, 10, 10, 7, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 9, 6, 6, 6, 9, 9, 8, 9, 10, 9, 8, 12, 7, 7, 8, 7, 10, 11, 9, 10, 7, 7, 7, 9, 10, 10, 8, 12, 9, 7, 8, 8, 10, 7, 7, 8, 9, 7, 7, 8, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 4, 3, 4, 2, 2, 5, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 3, 3, 3, 2, 2, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 5, 5, 3, 3, 5, 6, 15, 4, 6, 7, 14, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 9, 9, 8, 7, 3, 3, 3, 3, 3, 2, 2, 3, 2, 2, 2, 2, 2, 2, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 4, 4, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 10, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 7, 8, 8, 7, 13, 12, 10, 10, 8, 8, 7, 7, 9, 12, 11, 6, 6, 8, 8, 9, 7, 7, 7, 10, 15, 10, 4, 4, 4, 4, 4, 11, 8, 8, 9, 7, 9, 14, 14, 12, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 6, 2, 3, 3, 2, 2, 3, 3, 6, 4, 2, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 9, 9, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 3, 2, 3, 3, 3, 3, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 12, 9, 8, 8, 9, 8, 6, 17, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 4, 4, 8, 8, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 7, 8, 8, 8, 10, 7, 13, 10, 8, 9, 10, 13, 11, 11, 8, 8, 9, 8, 9, 9, 10, 10, 10, 11, 10, 10, 13, 13, 16, 15, 11, 12, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 4, 4, 6, 6, 6, 6, 5, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 11, 6, 10, 9, 12, 7, 7, 11, 14, 9, 7, 12, 3, 3, 7, 12, 11, 12, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 10, 3, 3, 3, 11, 3, 5, 9, 11, 8, 12, 14, 9, 7, 8, 7, 7, 11, 11, 7, 7, 10, 9, 8, 10, 9, 7, 7, 7, 7, 7, 7, 8, 8, 7, 11, 8, 8, 8, 7, 7, 10, 8, 7, 13, 12, 7, 17, 10, 8, 8, 11, 7, 11, 11, 14, 7, 11, 7, 8, 6, 9, 20, 8, 7, 9, 16, 7, 10, 6, 11, 10, 8, 9, 7, 16, 11, 11, 9, 8, 9, 8, 8, 8, 11, 8, 15, 8, 8, 9, 7, 8, 8, 11, 10, 7, 5, 7, 10, 10, 15, 7, 7, 7, 8, 7, 8, 8, 10, 11, 10, 10, 10, 11, 11, 7, 8, 6, 8, 8, 8, 10, 6, 8, 6, 6, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 16, 6, 15, 6, 7, 11, 11, 7, 9, 10, 11, 13, 10, 6, 16, 8, 10, 12, 11, 6, 6, 6, 6, 6, 6, 6, 10, 6, 10, 7, 7, 7, 7, 11, 7, 11, 6, 6, 6, 6, 6, 6, 17, 7, 7, 6, 6, 12, 22, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 7, 6, 6, 5, 6, 6, 8, 11, 6, 9, 14, 11, 9, 11, 7, 7, 8, 6, 6, 6, 8, 10, 9, 6, 6, 6, 6, 9, 7, 6, 6, 6, 6, 6, 15, 6, 4, 4, 4, 6, 4, 17, 8, 11, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 6, 6, 6, 6, 10, 6, 10, 6, 6, 6, 6, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 6, 6, 18, 6, 6, 6, 8, 9, 10, 7, 8, 9, 10, 11, 7, 13, 6, 8, 8, 6, 6, 14, 7, 7, 7, 7, 10, 7, 14, 9, 6, 6, 9, 15, 9, 7, 14, 6, 11, 14, 13, 7, 12, 8, 7, 7, 7, 7, 7, 12, 7, 10, 9, 16, 6, 8, 6, 5, 17, 6, 8, 10, 4, 6, 4, 10, 15, 17, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 4, 4, 11, 7, 4, 4, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 19, 17, 6, 10, 11, 6, 6, 6, 6, 18, 6, 6, 11, 4, 4, 4, 5, 6, 6, 6, 9, 5, 6, 4, 6, 6, 4, 6, 6, 6, 6, 10, 6, 6, 4, 6, 6, 10, 6, 10, 6, 6, 6, 6, 11, 6, 6, 10, 6, 6, 8, 6, 6, 6, 8, 6, 11, 4, 11, 9, 10, 9, 11, 4, 8, 4, 11, 12, 7, 9, 8, 6, 7, 7, 8, 12, 12, 11, 13, 10, 11, 7, 7, 7, 9, 7, 11, 10, 7, 7, 7, 16, 11, 10, 11, 17, 9, 9, 8, 8, 7, 7, 7, 9, 7, 7, 7, 14, 7, 13, 9, 11, 10, 14, 10, 10, 12, 11, 10, 7, 10, 5, 14, 8, 8, 8, 9, 7, 8, 7, 7, 9, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 11, 8, 10, 8, 7, 8, 14, 11, 8, 9, 9, 9, 8, 24, 10, 10, 12, 7, 7, 15, 11, 8, 8, 12, 11, 8, 9, 9, 7, 8, 9, 10, 11, 10, 11, 7, 12, 7, 7, 11, 9, 8, 14, 13, 12, 8, 11, 10, 8, 8, 7, 7, 14, 9, 10, 8, 9, 11, 7, 14, 8, 8, 13, 8, 8, 12, 7, 10, 14, 14, 11, 9, 10, 9, 9, 7, 7, 11, 11, 13, 9, 13, 5, 5, 5, 7, 9, 5, 11, 12, 14, 8, 7, 7, 11, 10, 9, 7, 8, 8, 7, 10, 11, 11, 5, 5, 7, 5, 5, 5, 7, 7, 15, 7, 7, 8, 7, 15, 12, 12, 10, 7, 8, 7, 11, 7, 7, 7, 23, 11, 8, 8, 11, 10, 7, 8, 11, 7, 19, 7, 7, 6, 9, 9, 9, 11, 3, 4, 7, 8, 6, 6, 4, 10, 8, 2, 2]);
var edgeChild = /* @__PURE__ */ new Uint16Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 93, 81, 113, 87, 79, 110, 97, 78, 83, 90, 118, 99, 100, 0, 0, 0, 0, 108, 112, 0, 0, 27, 0, 106, 84, 117, 85, 88, 95, 109, 0, 0, 27, 104, 102, 0, 0, 0, 0, 0, 0, 120, 94, 27, 0, 122, 0, 0, 27, 101, 0, 80, 0, 103, 0, 0, 124, 91, 0, 0, 0, 116, 0, 27, 111, 107, 105, 86, 115, 0, 27, 0, 0, 0, 119, 0, 0, 0, 0, 0, 98, 0, 27, 121, 0, 0, 0, 0, 123, 0, 0, 0, 0, 96, 0, 92, 0, 0, 0, 89, 114, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 156, 156, 156, 156, 156, 156, 156, 0, 156, 156, 156, 156, 156, 156, 156, 156, 0, 156, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 161, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 158, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 159, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 167, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 157, 0, 0, 168, 163, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 157, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 177, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 214, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 211, 211, 0, 213, 212, 211, 211, 211, 211, 211, 215, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 216, 213, 211, 211, 213, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 212, 211, 211, 211, 211, 211, 217, 211, 211, 211, 211, 211, 211, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 20, 53, 68, 0, 191, 0, 2, 21, 0, 46, 54, 11, 55, 126, 140, 0, 173, 186, 192, 221, 1, 0, 1, 32, 133, 138, 151, 208, 0, 172, 185, 190, 229, 0, 11, 4, 0, 153, 174, 0, 0, 22, 0, 5, 55, 47, 1, 154, 141, 4, 27, 222, 0, 209, 69, 143, 0, 1, 34, 58, 178, 4, 11, 0, 71, 27, 128, 27, 171, 7, 4, 35, 31, 41, 0, 230, 0, 0, 74, 0, 19, 4, 4, 45, 0, 1, 152, 31, 139, 1, 0, 4, 0, 4, 56, 0, 4, 201, 175, 193, 0, 155, 127, 50, 57, 6, 23, 33, 223, 0, 129, 72, 64, 144, 36, 4, 59, 195, 179, 224, 203, 77, 74, 169, 4, 25, 37, 8, 0, 43, 187, 196, 1, 183, 198, 205, 0, 13, 4, 49, 61, 76, 66, 41, 11, 0, 0, 41, 16, 39, 0, 62, 67, 0, 145, 0, 51, 0, 24, 202, 0, 134, 142, 63, 27, 0, 27, 0, 210, 194, 176, 60, 0, 27, 130, 125, 0, 0, 0, 1, 199, 0, 40, 0, 146, 136, 189, 11, 206, 231, 29, 41, 17, 0, 132, 147, 204, 0, 180, 4, 52, 27, 38, 28, 9, 127, 11, 4, 131, 75, 65, 4, 218, 188, 197, 182, 0, 48, 4, 11, 135, 4, 0, 11, 148, 0, 11, 219, 184, 1, 137, 149, 41, 31, 30, 42, 220, 207, 200, 170, 150, 1, 44, 11, 31, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 181, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 73, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 234, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 226, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 228, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 227, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 233, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 225, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 238, 238, 238, 238, 238, 238, 238, 237, 239]);
var labelText = "orgmilcomnetedugovaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetofforgcomnetcoorgcomnetcommuneedogpbcoitgvorgedugovsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopip6uriurnin-addre164homeirisgovsthaccogvorwasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomcopporgmilcompronetintedugovbiznameinfocotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfoac5476103298edgfacbmlonihkjutwvqpsryxzcoororgcomeducoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrouniviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalcepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacublogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoaccoorgnetgovofmilcomgovcoorgcomnetedugovpenfnlabnbmbgcbcqconntnuyksknsedaccogoororgcomnetintedua\xE9roportxn--aroport-byaassogouvcomilgobgovcocomnetgovgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz\u7DB2\u7D61\u7F51\u7EDC\u516C\u53F8orgmilcomnetedugovxn--55qx5dxn--io0a7ixn--od0algorgmilcomnomnetedugovedsaacficogoorinforgcomgobnatneteduidorgcomnetintedunomepublorgcomnetedutmacltdorgmilcompronetgovbizpresseklogessldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxchefprofmktgpsictechinfoarqtcontdentrrpppsiqmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfoorgcomnomgobeduorgcomnetedugovbiznameinfoalandidacorgmilcompronetedugovbiznameinfotmgretaprdcomnomccihuissier-justiceassogouvavouesedugovorgcomcybllcpvtnetedugovtnxonlineschoolcoorgnetorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduacorgcomnetedugovorgcomnetedumobiassoindorgmilcomgobneteduorgcomwebnetedugovguaminfo\u6559\u80B2\u654E\u80B2\u7DB2\u7D61\u7F51\u7D61\u7EC4\u7E54\u7D44\u7E54\u7F51\u7EDC\u7DB2\u7EDC\u7EC4\u7EC7\u7D44\u7EC7\u516C\u53F8\u653F\u5E9C\u500B\u4EBA\u4E2A\u4EBA\u7B87\u4EBAorgcomneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobneteduizcomnamefrompersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlanacaicogoormy\u1B29\u1B2E\u1B36milwebschnetkopbizdesaponpesxn--9tfkyaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomnicfingenpronetintedugovresbizbiharinternetbusinessschooltravelalumnigujaratfirminfoaeropostbankcoopeucoorgmilcomnomnetedugovidaccoorgschnetgovxn--mgba3a4f16axn--mgba3a4fra\u0627\u064A\u0631\u0627\u0646\u0627\u06CC\u0631\u0627\u0646laspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazfirenzetrentinos\xFCdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettaxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforl\xEC-cesenatuscanyvall\xE9e-d-aostemantovavall\xE9e-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavall\xE9edaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentins\xFCd-tiroltrentinos\xFCd-tirolmonzabrianzatrentino-s\xFCdtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevall\xE9eaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-s\xFCd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisalodiastibaricomonaplesforlicesenaalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforl\xECcesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentins\xFCdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-s\xFCdtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-s\xFCd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzas\xFCdtirolreggiocalabriatrentinoaadigetrentin-s\xFCdtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forl\xECvalle-d-aostacampidano-mediosiracusatempioolbiasuedtirollombardiaavellinocesenaforl\xECtrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-s\xFCdtirolbalsan-s\xFCdtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriotrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentofmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinoyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawaryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuuraoeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara\u9577\u91CE\u4EAC\u90FD\u5C90\u961C\u5927\u962A\u4E09\u91CD\u7FA4\u99AC\u5343\u8449\u6ECB\u8CC0\u4F50\u8CC0\u5948\u826Fadednelgaccogogror\u79CB\u7530\u611B\u77E5\u9AD8\u77E5\u57FC\u7389\u6C96\u7E04\u6803\u6728\u718A\u672C\u5CA9\u624B\u9752\u68EE\u5C71\u68A8\u65B0\u6F5F\u5CF6\u6839\u9CE5\u53D6\u9577\u5D0E\u9999\u5DDD\u5BAE\u57CE\u77F3\u5DDD\u5927\u5206\u5BAE\u5D0E\u8328\u57CE\u5C71\u53E3\u5175\u5EAB\u5C71\u5F62\u5FB3\u5CF6\u5E83\u5CF6\u798F\u5CF6\u798F\u5CA1\u5CA1\u5C71\u5BCC\u5C71\u9759\u5CA1\u611B\u5A9B\u798F\u4E95\u6771\u4EACxn--4it168dxn--vgu402c\u5317\u6D77\u9053ehimeiwatechibashigagunmaakitaosakakochiaichifukuihyogotokyokyotomie\u795E\u5948\u5DDD\u9E7F\u5150\u5CF6\u548C\u6B4C\u5C71xn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimaokinawaxn--8pvr4uxn--0trq7p7nnkawasakinagasakimiyazakixn--8ltr62kxn--klty5xxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamakagawanagoyaxn--2m4a15eyamagataxn--elqq16hxn--pssu33lsendaimiyagixn--rht27zaomorixn--djty4knaganoxn--f6qx53axn--5js045dyamanashiibarakixn--1lqs71dxn--c3s14mxn--qqqt11mtochigixn--5rtq34kkobesagaoitanaragifushizuokaxn--rht3dkitakyushuxn--rht61exn--klt787dxn--kltx9atottorixn--5rtp49cxn--d5qv7z876cxn--kbrq7oxn--4pvxsxn--1ctwokumamotoxn--tor131oyokohamawakayamaxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchixn--4it797kxn--uisz3gxn--zbx025dxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17gxn--mkru45ixn--32vp30hhokkaidoshimanemeneacsccogoormobiinfoorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaegumilchungnamjeonnamjeonbukgyeonggijejuincheondaejeongangwongyeongbukgwangjuchungbukgyeongnamindorgcomembnetedugovorgcomnetintedugovperinfoachotelltdorgcomwebsocschngonetintedugrpgovassnacsccoorgnetedugovbizinfoidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoaccoorgnetedugovitsprivcoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgedugovaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovnomassostorecomwebrecnetperotherfirminfoartsiorgmilcomschnetedugovnamemobiacincoorgmilcomnomwebgobnetintedubizinfogsnesosvalerv\xE5lerxn--vler-qoaossandeheroysandeher\xF8yb\xF8boheroyher\xF8yxn--hery-iraxn--b-5gavalerb\xF8boxn--b-5gasandesandexn--hery-iraxn--vler-qoav\xE5lerh\xE5re\xE5laahavaofsfvfhlolnlalrlhmfmtmahstntbu\xE5strmreigersundg\xE1ls\xE1eidsvolltingvollgildeskalflor\xF8vads\xF8vard\xF8vanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-lands\xF8ndre-landtjieltexn--vrggt-xqads\xF8r-aurdalsor-aurdalheradstordmoldefordef\xF8rdeseljefedjeryggehemnexn--krehamn-dxasognegranes\xF8gnebrynetjomevallebykletokkegiskedovretj\xF8mehob\xF8lvoldasaudatolgas\xF8mnaviknad\xF8nnasomnadonnatranafrananesnaraumasmolatr\xE6nafr\xE6nalesjasm\xF8la\xF8rstaorstahitrafloraaukraloppafr\xF8yarissasnasahalsagalsaromsaraisar\xE1isafroyasn\xE5sagronghobolfjelltydal\xE5rdalardalaskimharamkraanghkekr\xE5anghkesorumbarumhurumb\xE6rums\xF8rummodums\xE1l\xE1tb\xE1l\xE1tfrognbjugnv\xE5ganvagangulenskienl\xF8tenlotenstrynvefsnxn--merker-kuaskaunsveiob\xF8mlobomloskj\xE5kvardoflorovadsosalatbalats\xE1latkl\xE6buklabuselbubarduulvikskjakkleppris\xF8rxn--nttery-byaefl\xE5eidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnes\xE5snesr\xF8rosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyrad\xF8yand\xF8yr\xF8d\xF8ymel\xF8yask\xF8ylur\xF8ydyr\xF8ym\xE5s\xF8yv\xE6r\xF8yn\xE6r\xF8yhoylandeth\xF8ylandetdivtasvuodnal\xF8renskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunj\xE1rgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4agjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkv\xE6fjordsongdalenmjondalenmj\xF8ndalenxn--gls-elackragerog\xE1\u014Bgaviikagangaviikas\xF8rreisasorreisas\xF8r-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikr\xF8yrvikroyrviksvelvikvenneslaevje-og-hornnessandnessj\xF8enmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabr\xF8nn\xF8ysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontr\xF8gstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hveg\xE5rsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenj\xE1rgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkr\xF8dsheradkrodsheradkvinnheradbr\xF8nn\xF8yxn--mtta-vrjjat-k7afxn--lrenskog-54akvits\xF8yv\xE1rgg\xE1tkarls\xF8yoster\xF8yinder\xF8yhamar\xF8ybronnoysundxn--aurskog-hland-jnbbahccavuotnab\xE1hccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvm\xE5lselvxn--unjrga-rtam\xF8re-og-romsdalmore-og-romsdalhareidmeland\xF8rlandorlandstrand\xE5lg\xE5rdsolundalgardafjord\xE5fjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesn\xE5asesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-toten\xF8stre-totenvestfoldxn--mely-ira\xE1laheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordj\xF8lsterjolsteraremarkhedmarkn\xE5\xE5mesjevuemienaamesjevuemiexn--vard-jrarollagmer\xE5kermerakerorskog\xF8rskogxn--bdddj-mrabd\xE1k\u014Boluoktaxn--osyro-wuaaknoluoktatrysilskjerv\xF8ymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdall\xE6rdalhurdalsirdalverdallerdallardaloppdal\xE5seralaseralhadselkrager\xF8divttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettroms\xF8xn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblb\xE1jddarbajddarxn--laheadju-7yarennes\xF8yxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordb\xE5tsfjordbatsfjordmuos\xE1tbiev\xE1tloab\xE1tk\xE1r\xE1\u0161johkan\xF8tter\xF8yxn--mjndalen-64anordkappl\xE1hppilahppialstahaugsiljanverranr\xF8ykenroykenhaldenlyngenbergenhortenh\xF8nefosshonefosstroandinbeiarnvarggatosoyroos\xF8yrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyask\xE1nitskanitraholtr\xE5holtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandj\xF8rpelanddeatnuringsakers\xF8r-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstj\xF8rdalnaustdalhjartdalgj\xF8vikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdr\xF8bakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iram\xE1latvuopmimalatvuopmitysv\xE6rkirkenesbirkenesmoskenesb\xE1id\xE1rxn--fjord-lraxn--rdal-poabahcavuotnab\xE1hcavuotnaxn--frde-gralind\xE5sbearalvahkixn--hobl-irar\xE1hkker\xE1vjuxn--loabt-0qav\xE5g\xE5\xE1lt\xE1bod\xF8sundlundrader\xE5deetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvam\xE5mliamlibokntinnroangranosenoslobodor\xF8stroststat\xE5motamotivgupriv\xF8yeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerh\xE1bmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularh\xE1pmirhapmirmelhusfosnes\xF8ksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergt\xF8nsberglindasxn--sndre-land-0cbnamsosxn--srum-gra\xF8ystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26f\u010D\xE1hcesuolocahcesuoloakrehamn\xE5krehamnsand\xF8ykarm\xF8yfinn\xF8ytran\xF8yv\xE5gs\xF8yaver\xF8ynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildesk\xE5lporsanguxn--trgstad-r1an\xE1vuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaeven\xE1\u0161\u0161ivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalv\xE1hkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8apors\xE1\u014Bgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierv\xE1ivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsund\xE5lesundalesundfetsundfarsundovre-eiker\xF8vre-eikerakershusxn--moreke-juas\xF8rfold\xF8stfoldostfoldsorfoldh\xF8yangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordk\xE5fjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogr\xF8mskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkv\xE6nangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandsk\xE5nlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnag\xE1ivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimb\xE5d\xE5ddj\xE5xn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholt\xE5lenxn--vads-jraxn--jlster-byamosj\xF8enxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppeg\xE5rdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangev\xE5gberlev\xE5gkristiansandxn--rsta-frahornindalstj\xF8rdalshalsenstjordalshalsensandnessjoenh\xE1mm\xE1rfeastaxn--lrdal-sras\xF8r-fronsor-fronnord-odalkristiansundm\xE1tta-v\xE1rjjatvestv\xE5g\xF8ynesoddennotoddenbuskerud\xF8ygardenoygardensalangenlavangenralingenr\xE6lingenlodingenl\xF8dingenlea\u014Bgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadh\xE6gebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomo\xE5rekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-h\xF8landxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-graaccomaorim\u0101oriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsaparliamentcomedorgcompronetedugovmuseumacmedsldingorgcomnomgobaboneteduorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpcpruszkowostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagankutnokepnonakloczestsanokturekslasksklepzarowlukowaidorgmilrelcomnomatmgsmneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawieclegnicarawa-mazbydgoszczwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinszkolawarmiamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelzachpomormielecszczecinnieruchomosciwalbrzychlezajskbedzinwielunmielnooleckostarachowicepowiatwroclawrybniksuwalkileborkslupskostrowwlkptarnobrzegtourismwegrowglogowpilanysamailinfoagroautoshopprivlapypiszmazurypulawyskoczowrzeszowpomorskiekaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicejelenia-gorawolominkarpacznowarudaczeladzkonskowolaswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicelimanowaaugustowkobierzyceopocznognieznoszczytnokolobrzegpodhaleklodzkostargardcoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtmedaaaacacpaenglawjurbaravocatacctorgcomsecplonetedugovorgcomnetintedugovnomepublorgmilcomnetedugovcooporgmilcomschnetedugovnamecomassotmntstoreorgcomnomrecwwwfirminfoartsacincoorgedugovaccoorgmilnetgovcoopmedorgcompubschnetedugovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppbrandpartiorgfhvpresslanbibkommunalforbundfhskkomvuxkomforbnaturbruksgymnorgmilcomnetgovorgorgcomartedugouvunivmeorgcomnetedugovmecoorgcomschnetedugovbizcostoreorgmilcomneteduembaixadaconsuladoprincipesaotomeredorgcomgobeduaccoorgacmiincogoornetcogoorgmilcomwebnicnetintedugovbiznametestpersoindorgcomfinnatnetgovensmincomtourismintlinfonctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfoorgmilcomneteduidvgovgameclubebizmeneacsccogotvorhotelmilmobiinfoodteiflgplkmsmsbkhincndnvnztltmkckzpdprvcvkvlvcrkrksuzchernovtsyrivneyaltaodesavolynrovnolutskorgcomnetedugovvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmeaccoltdorgplcschnetgovnhspolicecck12libcccclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12idmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnorgmilcomgubneteducoorgcomnetiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnetidacaiiosonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3atmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoaccoorgmilgov\u0430\u043A\u043E\u0434\u043F\u0440\u043E\u0440\u0433\u043E\u0431\u0440\u0443\u043F\u0440\u05E6\u05D4\u05DC\u05DE\u05DE\u05E9\u05DC\u05D9\u05E9\u05D5\u05D1\u05D0\u05E7\u05D3\u05DE\u05D9\u05D4\u0E2D\u0E07\u0E04\u0E4C\u0E01\u0E23\u0E18\u0E38\u0E23\u0E01\u0E34\u0E08\u0E23\u0E31\u0E10\u0E1A\u0E32\u0E25\u0E28\u0E36\u0E01\u0E29\u0E32\u0E17\u0E2B\u0E32\u0E23\u0E40\u0E19\u0E47\u0E15\u6559\u80B2\u7DB2\u7D61\u7D44\u7E54\u516C\u53F8\u653F\u5E9C\u500B\u4EBA\uB2F7\uB137\uD55C\uAD6D\u6FB3\u95E8\u65B0\u95FB\u6FB3\u9580\u8054\u901A\u5BB6\u96FB\u5609\u91CC\u62DB\u8058\u901A\u8CA9\uB2F7\uCEF4\uC0BC\uC131\u30B3\u30E0\u10D2\u10D4\u0431\u0433\u0440\u0444\u0435\u044Eadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzaz\u03B5\u03BB\u03B5\u03C5\u4E16\u754C\u53F0\u7063\u8D2D\u7269\u516C\u76CA\u70B9\u770B\u81FA\u7063\u7F51\u7EDC\u66F8\u7C4D\u5728\u7EBF\u7F51\u7AD9\u624B\u673A\u673A\u6784\u5927\u62FF\u6E38\u620F\u4FE1\u606F\u53F0\u6E7E\u8C37\u6B4C\u6148\u5584\u5546\u6807\u9999\u6E2F\u4E2D\u56FD\u9910\u5385\u7F51\u5740\u4E2D\u570B\u5546\u57CE\u98DF\u54C1\u5FAE\u535A\u653F\u52A1\u79FB\u52A8\u96C6\u56E2\u516C\u53F8\u516B\u5366\u5546\u5E97\u5065\u5EB7\u7F51\u5E97\u653F\u5E9C\u65F6\u5C1A\u4F5B\u5C71\u4E2D\u4FE1\u5A31\u4E50\u5E7F\u4E1C\u4F01\u4E1Ahomedepotengineering\u0627\u0645\u0627\u0631\u0627\u062Arepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf\u4E9A\u9A6C\u900A\u6DE1\u9A6C\u9521alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxi\u307F\u3093\u306A\u30B9\u30C8\u30A2\u30BB\u30FC\u30EBcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9c\u05E7\u05D5\u05DD\u0570\u0561\u0575\u043E\u0440\u0433\u0441\u0440\u0431\u043C\u043E\u043D\u043A\u043E\u043C\u0431\u0435\u043B\u043C\u043A\u0434\u049B\u0430\u0437\u0440\u0443\u0441\u0443\u043A\u0440\u0645\u0635\u0631\u0642\u0637\u0631\u0639\u0631\u0628\u0643\u0648\u0645dadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolar\u0EA5\u0EB2\u0EA7\u0E04\u0E2D\u0E21\u0E44\u0E17\u0E22tourslocusnexuslexusgiftsbeatsboatspartspressglassswiss\u0915\u0949\u092E\u0928\u0947\u091Ftiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparis\u30D5\u30A1\u30C3\u30B7\u30E7\u30F3workssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday\u4E2D\u6587\u7F51xn--unup4y\u5929\u4E3B\u6559\u98DE\u5229\u6D66\u65B0\u52A0\u5761enterprises\u6211\u7231\u4F60\u5609\u91CC\u5927\u9152\u5E97christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbank\u0643\u0627\u062B\u0648\u0644\u064A\u0643xn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbank\u067E\u0627\u0643\u0633\u062A\u0627\u0646\u067E\u0627\u06A9\u0633\u062A\u0627\u0646nextdirect\u0627\u0644\u0633\u0639\u0648\u062F\u064A\u0647\u0627\u0644\u0639\u0644\u064A\u0627\u0646xn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownload\u0645\u0644\u064A\u0633\u064A\u0627xn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7g\u0B87\u0BB2\u0B99\u0BCD\u0B95\u0BC8contractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmart\u0D2D\u0D3E\u0D30\u0D24\u0D02supportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildershelsinkixn--4gbrim\u043C\u043E\u0441\u043A\u0432\u0430\u0627\u0644\u0633\u0639\u0648\u062F\u06CC\u0629coffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspace\u043E\u043D\u043B\u0430\u0439\u043Dverm\xF6gensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltienda\u092D\u093E\u0930\u0924\u092E\u094Dafricatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworkjunipertheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburg\u0641\u0644\u0633\u0637\u064A\u0646lplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstream\u0C2D\u0C3E\u0C30\u0C24\u0C4Dunicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearch\u0627\u0644\u0627\u0631\u062F\u0646marketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzuki\u30A2\u30DE\u30BE\u30F3\u30AF\u30E9\u30A6\u30C9\u30DD\u30A4\u30F3\u30C8bharti\u30B0\u30FC\u30B0\u30EBxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgm\u0627\u0628\u0648\u0638\u0628\u064Adiscoverreview\u09AC\u09BE\u0982\u09B2\u09BExn--5su34j936bgsgmoscowobserverapartments\u0434\u0435\u0442\u0438\u0627\u0631\u0627\u0645\u0643\u0648\u0441\u0430\u0439\u0442eurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0h\u062A\u0648\u0646\u0633\u0645\u0648\u0642\u0639\u0628\u0627\u0631\u062A\u0680\u0627\u0631\u062A\u0634\u0628\u0643\u0629\u0639\u0645\u0627\u0646\u0628\u064A\u062A\u0643\u0639\u0631\u0627\u0642readkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilips\u0DBD\u0D82\u0D9A\u0DCF\u0CAD\u0CBE\u0CB0\u0CA4fitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcverm\xF6gensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56a\u09AD\u09BE\u09F0\u09A4\u09AD\u09BE\u09B0\u09A4\u092D\u093E\u0930\u0924\u092D\u093E\u0930\u094B\u0924viajeshermeshughesxn--j1aef\u0938\u0902\u0917\u0920\u0928villas\u0B2D\u0B3E\u0B30\u0B24claimshotels\u0AAD\u0ABE\u0AB0\u0AA4zapposphotosjuegoscondostatamotorsgratistennis\u0A2D\u0A3E\u0A30\u0A24tkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b\u96FB\u8A0A\u76C8\u79D1xn--gecrj9cstatefarmaccountantaquarelleolayangroup\u9999\u683C\u91CC\u62C9xn--p1ai\u7EC4\u7EC7\u673A\u6784xn--1ck2e1bxn--mgbt3dhdschwarz\u0645\u0648\u0631\u064A\u062A\u0627\u0646\u064A\u0627abudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsu\u0627\u0644\u0633\u0639\u0648\u062F\u064A\u0629stcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundation\u05D9\u05E9\u05E8\u05D0\u05DCxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrx\u0627\u0644\u0628\u062D\u0631\u064A\u0646diamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fh\u043A\u0430\u0442\u043E\u043B\u0438\u043Acaravan\u0B9A\u0BBF\u0B99\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0BC2\u0BB0\u0BCDrichardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchen\u0B87\u0BA8\u0BCD\u0BA4\u0BBF\u0BAF\u0BBEweatherchannelallfinanzxn--kput3i\u0627\u0644\u0633\u0639\u0648\u062F\u06CC\u06C3xn--90aisxn--efvy88h\u0627\u0644\u062C\u0632\u0627\u0626\u0631xn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammx\u0628\u0627\u0632\u0627\u0631\u0628\u06BE\u0627\u0631\u062A\u0633\u0648\u0631\u064A\u0629organicfresenius\u0633\u0648\u0631\u064A\u0627xn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082f\u0627\u0644\u064A\u0645\u0646\u0647\u0645\u0631\u0627\u0647politie\u0633\u0648\u062F\u0627\u0646\u0627\u064A\u0631\u0627\u0646\u0627\u06CC\u0631\u0627\u0646netflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigital\u0627\u0644\u0645\u063A\u0631\u0628barcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp";
var rulesRoot = 236;
var exceptionsRoot = 240;

// node_modules/tldts-icann/dist/es6/src/suffix-trie.js
var ICANN = 1;
var numberOfNodes = nodeFlags.length;
var numberOfEdges = edgeLength.length;
var edgeOffset = new Uint32Array(numberOfEdges);
var edgeHash = new Uint32Array(numberOfEdges);
var wildcardEdge = new Int32Array(numberOfNodes).fill(-1);
for (let node = 0, offset = 0; node < numberOfNodes; node += 1) {
  for (let edge = edgeStart[node]; edge < edgeStart[node + 1]; edge += 1) {
    edgeOffset[edge] = offset;
    const end = offset + edgeLength[edge];
    let hash2 = 5381;
    for (let i = end - 1; i >= offset; i -= 1) {
      hash2 = hash2 * 33 ^ labelText.charCodeAt(i);
    }
    edgeHash[edge] = hash2 >>> 0;
    if (edgeLength[edge] === 1 && labelText.charCodeAt(offset) === 42) {
      wildcardEdge[node] = edge;
    }
    offset = end;
  }
}
var matchStart = 0;
var matchEnd = 0;
var matched = false;
function labelEquals(edge, hostname, start, length) {
  if (edgeLength[edge] !== length) {
    return false;
  }
  const offset = edgeOffset[edge];
  for (let i = 0; i < length; i += 1) {
    if (labelText.charCodeAt(offset + i) !== hostname.charCodeAt(start + i)) {
      return false;
    }
  }
  return true;
}
function findEdge(node, hash2, hostname, start, length) {
  let lo = edgeStart[node];
  let hi = edgeStart[node + 1];
  while (lo < hi) {
    const mid = lo + hi >>> 1;
    const value = edgeHash[mid];
    if (value < hash2) {
      lo = mid + 1;
    } else if (value > hash2) {
      hi = mid;
    } else {
      for (let e = mid; e >= lo && edgeHash[e] === hash2; e -= 1) {
        if (labelEquals(e, hostname, start, length))
          return e;
      }
      for (let e = mid + 1; e < hi && edgeHash[e] === hash2; e += 1) {
        if (labelEquals(e, hostname, start, length))
          return e;
      }
      return -1;
    }
  }
  return -1;
}
function walk(hostname, root) {
  let node = root;
  let end = hostname.length;
  let hash2 = 5381;
  matched = false;
  for (let i = hostname.length - 1; i >= 0; i -= 1) {
    const code = hostname.charCodeAt(i);
    if (code === 46) {
      const start = i + 1;
      let edge2 = findEdge(node, hash2 >>> 0, hostname, start, end - start);
      if (edge2 === -1) {
        edge2 = wildcardEdge[node];
      }
      if (edge2 === -1) {
        return matched;
      }
      node = edgeChild[edge2];
      if ((nodeFlags[node] & ICANN) !== 0) {
        matched = true;
        matchStart = start;
        matchEnd = end;
      }
      end = i;
      hash2 = 5381;
    } else {
      hash2 = hash2 * 33 ^ code;
    }
  }
  let edge = findEdge(node, hash2 >>> 0, hostname, 0, end);
  if (edge === -1) {
    edge = wildcardEdge[node];
  }
  if (edge !== -1) {
    node = edgeChild[edge];
    if ((nodeFlags[node] & ICANN) !== 0) {
      matched = true;
      matchStart = 0;
      matchEnd = end;
    }
  }
  return matched;
}
function suffixLookup(hostname, options, out) {
  if (fast_path_default(hostname, options, out)) {
    return;
  }
  if (walk(hostname, exceptionsRoot)) {
    out.publicSuffix = hostname.slice(matchEnd + 1);
    return;
  }
  if (walk(hostname, rulesRoot)) {
    out.publicSuffix = hostname.slice(matchStart);
    return;
  }
  const lastDot = hostname.lastIndexOf(".");
  out.publicSuffix = lastDot === -1 ? hostname : hostname.slice(lastDot + 1);
}

// node_modules/tldts-icann/dist/es6/index.js
var RESULT = getEmptyResult();
function getPublicSuffix(url, options) {
  resetResult(RESULT);
  return parseImpl(url, 2, suffixLookup, options, RESULT).publicSuffix;
}

// src/registry/iana.generated.ts
var IANA_TYPES = {
  "country-code": `
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by
    bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj
    fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io
    iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg
    mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph
    pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx
    sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws
    xn--2scrj9c xn--3e0b707e xn--3hcrj9c xn--45br5cyl xn--45brj9c xn--4dbrk0ce xn--54b7fta0cc xn--80ao21a
    xn--90a3ac xn--90ae xn--90ais xn--clchc0ea0b2g2a9gcd xn--d1alf xn--e1a4c xn--fiqs8s xn--fiqz9s
    xn--fpcrj9c3d xn--fzc2c9e2c xn--gecrj9c xn--h2breg3eve xn--h2brj9c xn--h2brj9c8c xn--j1amh xn--j6w193g
    xn--kprw13d xn--kpry57d xn--l1acc xn--lgbbat1ad8j xn--mgb9awbf xn--mgba3a4f16a xn--mgbaam7a8h
    xn--mgbah1a3hjkrd xn--mgbai9azgqp6j xn--mgbayh7gpa xn--mgbbh1a xn--mgbbh1a71e xn--mgbc0a9azcg
    xn--mgbcpq6gpa1a xn--mgberp4a5d4ar xn--mgbgu82a xn--mgbpl2fh xn--mgbtx2b xn--mgbx4cd0ab xn--mix891f
    xn--node xn--o3cw4h xn--ogbpf8fl xn--p1ai xn--pgbs0dh xn--q7ce6a xn--qxa6a xn--qxam xn--rvc1e0am3e
    xn--s9brj9c xn--wgbh1c xn--wgbl6a xn--xkc2al3hye2a xn--xkc2dl3a5ee0h xn--y9a3aq xn--yfro4i67o
    xn--ygbi2ammx ye yt za zm zw`,
  "generic": `
    aaa aarp abb abbott abbvie abc able abogado abudhabi academy accenture accountant accountants aco actor
    ads adult aeg aetna afl africa agakhan agency aig airbus airforce airtel akdn alibaba alipay allfinanz
    allstate ally alsace alstom amazon americanexpress americanfamily amex amfam amica amsterdam analytics
    android anquan anz aol apartments app apple aquarelle arab aramco archi army art arte asda associates
    athleta attorney auction audi audible audio auspost author auto autos aws axa azure baby baidu banamex
    band bank bar barcelona barclaycard barclays barefoot bargains baseball basketball bauhaus bayern bbc
    bbt bbva bcg bcn beats beauty beer berlin best bestbuy bet bharti bible bid bike bing bingo bio black
    blackfriday blockbuster blog bloomberg blue bms bmw bnpparibas boats boehringer bofa bom bond boo book
    booking bosch bostik boston bot boutique box bradesco bridgestone broadway broker brother brussels build
    builders business buy buzz bzh cab cafe cal call calvinklein cam camera camp canon capetown capital
    capitalone car caravan cards care career careers cars casa case cash casino catering catholic cba cbn
    cbre center ceo cern cfa cfd chanel channel charity chase chat cheap chintai christmas chrome church
    cipriani circle cisco citadel citi citic city claims cleaning click clinic clinique clothing cloud club
    clubmed coach codes coffee college cologne com commbank community company compare computer comsec condos
    construction consulting contact contractors cooking cool corsica country coupon coupons courses cpa
    credit creditcard creditunion cricket crown crs cruise cruises cuisinella cymru cyou dad dance data date
    dating datsun day dclk dds deal dealer deals degree delivery dell deloitte delta democrat dental dentist
    desi design dev dhl diamonds diet digital direct directory discount discover dish diy dnp docs doctor
    dog domains dot download drive dtv dubai dupont durban dvag dvr earth eat eco edeka education email
    emerck energy engineer engineering enterprises epson equipment ericsson erni esq estate eurovision eus
    events exchange expert exposed express extraspace fage fail fairwinds faith family fan fans farm farmers
    fashion fast fedex feedback ferrari ferrero fidelity fido film final finance financial fire firestone
    firmdale fish fishing fit fitness flickr flights flir florist flowers fly foo food football ford forex
    forsale forum foundation fox free fresenius frl frogans frontier ftr fujitsu fun fund furniture futbol
    fyi gal gallery gallo gallup game games gap garden gay gbiz gdn gea gent genting george ggee gift gifts
    gives giving glass gle global globo gmail gmbh gmo gmx godaddy gold goldpoint golf goodyear goog google
    gop got grainger graphics gratis green gripe grocery group gucci guge guide guitars guru hair hamburg
    hangout haus hbo hdfc hdfcbank health healthcare help helsinki here hermes hiphop hisamitsu hitachi hiv
    hkt hockey holdings holiday homedepot homegoods homes homesense honda horse hospital host hosting hot
    hotels hotmail house how hsbc hughes hyatt hyundai ibm icbc ice icu ieee ifm ikano imamat imdb immo
    immobilien inc industries infiniti info ing ink institute insurance insure international intuit
    investments ipiranga irish ismaili ist istanbul itau itv jaguar java jcb jeep jetzt jewelry jio jll jmp
    jnj joburg jot joy jpmorgan jprs juegos juniper kaufen kddi kerryhotels kerryproperties kfh kia kids kim
    kindle kitchen kiwi koeln komatsu kosher kpmg kpn krd kred kuokgroup kyoto lacaixa lamborghini lamer
    land landrover lanxess lasalle lat latino latrobe law lawyer lds lease leclerc lefrak legal lego lexus
    lgbt lidl life lifeinsurance lifestyle lighting like lilly limited limo lincoln link live living llc llp
    loan loans locker locus lol london lotte lotto love lpl lplfinancial ltd ltda lundbeck luxe luxury
    madrid maif maison makeup man management mango map market marketing markets marriott marshalls mattel
    mba mckinsey med media meet melbourne meme memorial men menu merck merckmsd miami microsoft mini mint
    mit mitsubishi mlb mls mma mobi mobile moda moe moi mom monash money monster mormon mortgage moscow moto
    motorcycles mov movie msd mtn mtr music nab nagoya navy nba nec net netbank netflix network neustar new
    news next nextdirect nexus nfl ngo nhk nico nike nikon ninja nissan nissay nokia norton now nowruz nowtv
    nra nrw ntt nyc obi observer office okinawa olayan olayangroup ollo omega one ong onl online ooo open
    oracle orange org organic origins osaka otsuka ott ovh page panasonic paris pars partners parts party
    pay pccw pet pfizer pharmacy phd philips phone photo photography photos physio pics pictet pictures pid
    pin ping pink pioneer pizza place play playstation plumbing plus pnc pohl poker politie porn praxi press
    prime prod productions prof progressive promo properties property protection pru prudential pub pwc qpon
    quebec quest racing radio read realestate realtor realty recipes red redumbrella rehab reise reisen reit
    reliance ren rent rentals repair report republican rest restaurant review reviews rexroth rich richardli
    ricoh ril rio rip rocks rodeo rogers room rsvp rugby ruhr run rwe ryukyu saarland safe safety sakura
    sale salon samsclub samsung sandvik sandvikcoromant sanofi sap sarl sas save saxo sbi sbs scb schaeffler
    schmidt scholarships school schule schwarz science scot search seat secure security seek select sener
    services seven sew sex sexy sfr shangrila sharp shell shia shiksha shoes shop shopping shouji show silk
    sina singles site ski skin sky skype sling smart smile sncf soccer social softbank software sohu solar
    solutions song sony soy spa space sport spot srl stada staples star statebank statefarm stc stcgroup
    stockholm storage store stream studio study style sucks supplies supply support surf surgery suzuki
    swatch swiss sydney systems tab taipei talk taobao target tatamotors tatar tattoo tax taxi tci tdk team
    tech technology temasek tennis teva thd theater theatre tiaa tickets tienda tips tires tirol tjmaxx tjx
    tkmaxx tmall today tokyo tools top toray toshiba total tours town toyota toys trade trading training
    travelers travelersinsurance trust trv tube tui tunes tushu tvs ubank ubs unicom university uno uol ups
    vacations vana vanguard vegas ventures verisign versicherung vet viajes video vig viking villas vin vip
    virgin visa vision viva vivo vlaanderen vodka volvo vote voting voto voyage wales walmart walter wang
    wanggou watch watches weather weatherchannel web webcam weber website wed wedding weibo weir whoswho
    wien wiki williamhill win windows wine winners wme woodside work works world wow wtc wtf xbox xerox
    xihuan xin xn--11b4c3d xn--1ck2e1b xn--1qqw23a xn--30rr7y xn--3bst00m xn--3ds443g xn--3pxu8k xn--42c2d9a
    xn--45q11c xn--4gbrim xn--55qw42g xn--55qx5d xn--5su34j936bgsg xn--5tzm5g xn--6frz82g xn--6qq986b3xl
    xn--80adxhks xn--80aqecdr1a xn--80asehdb xn--80aswg xn--8y0a063a xn--9dbq2a xn--9et52u xn--9krt00a
    xn--b4w605ferd xn--bck1b9a5dre4c xn--c1avg xn--c2br7g xn--cck2b3b xn--cckwcxetd xn--cg4bki xn--czr694b
    xn--czrs0t xn--czru2d xn--d1acj3b xn--eckvdtc9d xn--efvy88h xn--fct429k xn--fhbei xn--fiq228c5hs
    xn--fiq64b xn--fjq720a xn--flw351e xn--fzys8d69uvgm xn--g2xx48c xn--gckr3f0f xn--gk3at1e xn--hxt814e
    xn--i1b6b1a6a2e xn--imr513n xn--io0a7i xn--j1aef xn--jlq480n2rg xn--jvr189m xn--kcrx77d1x4a xn--kput3i
    xn--mgba3a3ejt xn--mgba7c0bbn0a xn--mgbab2bd xn--mgbca7dzdo xn--mgbi4ecexp xn--mgbt3dhd xn--mk1bu44c
    xn--mxtq1m xn--ngbc5azd xn--ngbe9e0a xn--ngbrx xn--nqv7f xn--nqv7fs00ema xn--nyqy26a xn--otu796d
    xn--p1acf xn--pssy2u xn--q9jyb4c xn--qcka1pmc xn--rhqv96g xn--rovu88b xn--ses554g xn--t60b56a xn--tckwe
    xn--tiq49xqyj xn--unup4y xn--vermgensberater-ctb xn--vermgensberatung-pwb xn--vhquv xn--vuq861b
    xn--w4r85el8fhu5dnra xn--w4rs40l xn--xhq521b xn--zfr164b xyz yachts yahoo yamaxun yandex yodobashi yoga
    yokohama you youtube yun zappos zara zero zip zone zuerich`,
  "generic-restricted": "biz name pro",
  "infrastructure": "arpa",
  "sponsored": "aero asia cat coop edu gov int jobs mil museum post tel travel xxx"
};
var IANA_WHOIS = {
  "ccwhois.verisign-grs.com": "cc",
  "kero.yachay.pe": "pe",
  "virgil.nic.vi": "vi",
  "whois.*": "aero ax fi gg id je kg mx nc sr sx ua",
  "whois.aeda.net.ae": "ae xn--mgbaam7a8h",
  "whois.afilias-srs.net": "pr schaeffler",
  "whois.amnic.net": "am xn--y9a3aq",
  "whois.ande.gov.gn": "gn",
  "whois.ati.tn": "tn xn--pgbs0dh",
  "whois.auda.org.au": "au",
  "whois.bnnic.bn": "bn",
  "whois.cctld.*": "uz",
  "whois.cctld.by": "by xn--90ais",
  "whois.cira.ca": "ca",
  "whois.cmc.iq": "iq xn--mgbtx2b",
  "whois.cnnic.cn": "cn xn--fiqs8s xn--fiqz9s",
  "whois.co.ug": "ug",
  "whois.denic.de": "de",
  "whois.dmdomains.dm": "dm",
  "whois.dnrs.vu": "vu",
  "whois.dns.*": "be hr lu pl pt",
  "whois.domain-registry.nl": "nl",
  "whois.dominio.gq": "gq",
  "whois.domreg.lt": "lt",
  "whois.dot.*": "cf tk",
  "whois.dotukr.com": "xn--j1amh",
  "whois.educause.edu": "edu",
  "whois.eu": "eu xn--e1a4c xn--qxa6a",
  "whois.gtld.knet.cn": "baidu",
  "whois.gtld.zdns.cn": `
    wang xn--30rr7y xn--3bst00m xn--45q11c xn--6qq986b3xl xn--9et52u xn--czru2d xn--efvy88h xn--fiq64b
    xn--hxt814e`,
  "whois.hkirc.hk": "hk xn--j6w193g",
  "whois.iana.org": "arpa int",
  "whois.identitydigital.services": "gi vc",
  "whois.iis.*": "nu se",
  "whois.imena.bg": "xn--90ae",
  "whois.irs.net.nz": "nz",
  "whois.isnic.is": "is",
  "whois.isoc.org.il": "il xn--4dbrk0ce",
  "whois.jprs.jp": "jp",
  "whois.kenic.or.ke": "ke",
  "whois.kr": "kr xn--3e0b707e xn--cg4bki",
  "whois.kyregistry.ky": "ky",
  "whois.lbdr.org.lb": "lb",
  "whois.marnet.mk": "mk xn--d1alf",
  "whois.mediaserv.net": "gf mq",
  "whois.mn": "xn--l1acc",
  "whois.monic.mo": "mo xn--mix891f",
  "whois.mynic.my": "my xn--mgbx4cd0ab",
  "whois.ngtld.cn": "xn--1qqw23a xn--55qx5d xn--io0a7i xn--xhq521b",
  "whois.nic.*": `
    aaa aarp abb abbott abc abogado abudhabi ac accenture accountant aco ad adult aeg af afl africa ag
    agakhan ai airbus airtel akdn alibaba alipay allfinanz allstate ally alsace alstom americanfamily amfam
    amsterdam anz aol aquarelle ar arab art arte as asda asia at audi audio auspost auto autos aw baby bank
    bar barcelona barclaycard barclays barefoot baseball basketball bauhaus bayern bbc bbt bcg bcn beats
    beauty beer berlin best bestbuy bh bharti bible bid biz bj blackfriday blockbuster blog bloomberg bm bms
    bmw bnpparibas bo boats boehringer bofa bond bosch bostik boston box bradesco bridgestone brother build
    buzz bzh cam canon capetown capitalone car cars casa case cat catholic cba ceo cern cfa cfd ch chanel
    charity chintai christmas ci cipriani citadel cl clinique cloud club clubmed cm college commbank compare
    comsec cooking coop corsica coupon courses cpa cr creditunion cricket crown crs cruise cuisinella cv cx
    cyou cz data date dds dealer deloitte delta design diet discover dish dnp do dot download dtv dubai
    durban dvag dvr earth ec eco edeka emerck epson ericsson erni es eurovision eus extraspace fage faith
    fans fashion fedex ferrari fidelity fido film firestone firmdale fishing fit flowers fm fo foundation
    fox fr fresenius frl frogans fun gal gallo gallup game garden gay gd gdn ge gea gent genting george ggee
    gh gives giving gl gmx godaddy goldpoint goodyear gop gov gp grocery gs guitars hair hamburg hdfc
    hdfcbank help helsinki hermes hiphop hkt hn homedepot homes honda horse host hosting hotels ht hu hughes
    hyundai ibm icbc ice icu ifm ikano im imamat inc ink insurance io ismaili ist istanbul it itv jaguar
    java jeep jio jll joburg jprs juniper kddi kerryhotels kerryproperties kfh ki kia kids kiwi kn komatsu
    kosher krd kuokgroup kyoto lacaixa lamborghini lamer landrover lasalle lat latino latrobe law lds
    leclerc lefrak lego lexus li lidl lifeinsurance llp loan locker lol london lotte love lpl lplfinancial
    ls ltda lundbeck luxe luxury lv ly madrid maif makeup man mango marriott mc mckinsey md me melbourne men
    menu merck merckmsd mg miami mini mit ml mls mma mn mobile moe mom monash monster mormon moscow moto
    motorcycles ms msd mtr museum mw mz nab nagoya name nec netbank next nextdirect nf ngo nhk nico nikon
    nissay nokia norton nowtv nra nrw ntt nyc obi observer okinawa olayan olayangroup ollo one ong online
    ooo open oracle orange origins osaka otsuka ott ovh paris party pccw pg philips phone photo physio pics
    pictet ping playstation pm pnc pohl politie porn post press progressive protection pw pwc qpon quebec
    quest racing radio re realty redumbrella reit reliance ren rent rest review rexroth rich richardli ricoh
    ril rodeo rogers rugby ruhr ryukyu saarland sakura samsclub samsung sandvik sandvikcoromant sanofi sap
    saxo sbi sbs sc scb schmidt scholarships schwarz science scot sd seat security seek select seven sew sex
    sfr sh shangrila shop sina site skin sling sm smart sn sncf so softbank song sony spa space sport srl ss
    st stada star statebank stc stcgroup stockholm storage store stream study sucks surf suzuki swiss sydney
    tab taipei taobao tatamotors tatar tattoo tc td tdk tech tel temasek teva tf tg thd theatre tiaa tickets
    tirol tl tm tmall tokyo top toray toshiba total toyota trade travelers travelersinsurance trv tube tui
    tv tvs ubank ubs unicom uno ups us vanguard ve vegas verisign versicherung vg vig viking vip visa viva
    vodka volvo voting walmart walter webcam weber website wedding weibo weir wf whoswho wien wiki win wme
    woodside work wtc xerox xin xn--11b4c3d xn--1ck2e1b xn--3pxu8k xn--42c2d9a xn--4gbrim xn--55qw42g
    xn--5su34j936bgsg xn--5tzm5g xn--80adxhks xn--80aqecdr1a xn--80asehdb xn--80aswg xn--8y0a063a xn--9dbq2a
    xn--9krt00a xn--b4w605ferd xn--bck1b9a5dre4c xn--c1avg xn--c2br7g xn--cck2b3b xn--d1acj3b xn--eckvdtc9d
    xn--fct429k xn--fhbei xn--fzys8d69uvgm xn--g2xx48c xn--gckr3f0f xn--gk3at1e xn--i1b6b1a6a2e xn--j1aef
    xn--jvr189m xn--kcrx77d1x4a xn--kput3i xn--mgba7c0bbn0a xn--mgbab2bd xn--mgbca7dzdo xn--mgbi4ecexp
    xn--mk1bu44c xn--mxtq1m xn--ngbc5azd xn--ngbe9e0a xn--ngbrx xn--nqv7f xn--nqv7fs00ema xn--pssy2u
    xn--rovu88b xn--ses554g xn--t60b56a xn--tckwe xn--tiq49xqyj xn--vermgensberater-ctb
    xn--vermgensberatung-pwb xn--w4r85el8fhu5dnra xn--w4rs40l xn--zfr164b xxx xyz yachts yahoo yandex yoga
    yokohama yt zero zuerich`,
  "whois.nic.dz": "dz xn--lgbbat1ad8j",
  "whois.nic.gmo": `
    datsun fujitsu gmo hisamitsu hitachi infiniti jcb mitsubishi nissan panasonic sharp yodobashi`,
  "whois.nic.ir": "ir xn--mgba3a4f16a",
  "whois.nic.kz": "kz xn--80ao21a",
  "whois.nic.la": "la xn--q7ce6a",
  "whois.nic.mr": "mr xn--mgbah1a3hjkrd",
  "whois.nic.net.*": "bw ng sb",
  "whois.nic.net.sa": "sa xn--mgberp4a5d4ar",
  "whois.nic.org.uy": "uy",
  "whois.nic.rwe": "rwe sener",
  "whois.nixiregistry.in": `
    in xn--2scrj9c xn--3hcrj9c xn--45br5cyl xn--45brj9c xn--fpcrj9c3d xn--gecrj9c xn--h2breg3eve xn--h2brj9c
    xn--h2brj9c8c xn--mgbbh1a xn--mgbbh1a71e xn--mgbgu82a xn--rvc1e0am3e xn--s9brj9c xn--xkc2dl3a5ee0h`,
  "whois.norid.no": "no",
  "whois.pknic.net.pk": "pk",
  "whois.pnina.ps": "xn--ygbi2ammx",
  "whois.publicinterestregistry.org": "org",
  "whois.punktum.dk": "dk",
  "whois.register.*": "bg si",
  "whois.registre.*": "bf ma",
  "whois.registro.br": "br",
  "whois.registry.*": "co gift gy hm pf",
  "whois.registry.click": `
    click country diy feedback food forum hiv lifestyle living pid property sexy trust vana`,
  "whois.registry.gov.mm": "mm",
  "whois.registry.om": "om xn--mgb9awbf",
  "whois.registry.qa": "qa xn--wgbl6a",
  "whois.registryservices.music": "music",
  "whois.ricta.org.rw": "rw",
  "whois.rnids.rs": "rs xn--90a3ac",
  "whois.rotld.ro": "ro",
  "whois.ryce-rsp.com": "cologne koeln",
  "whois.sgnic.sg": "sg",
  "whois.sk-nic.sk": "sk",
  "whois.ta.sgnic.sg": "xn--clchc0ea0b2g2a9gcd",
  "whois.tcinet.ru": "ru su xn--p1ai",
  "whois.teleinfo.cn": "anquan shouji xihuan xn--3ds443g xn--fiq228c5hs xn--vuq861b yun",
  "whois.thnic.co.th": "th xn--o3cw4h",
  "whois.tld.*": "ee mu",
  "whois.tld.sy": "sy xn--ogbpf8fl",
  "whois.tonicregistry.to": "to",
  "whois.trabis.gov.tr": "tr",
  "whois.twnic.net.tw": "tw xn--kprw13d xn--kpry57d",
  "whois.tznic.or.tz": "tz",
  "whois.uniregistry.net": "link",
  "whois.verisign-grs.com": "com net",
  "whois.weare.ie": "ie",
  "whois.website.ws": "ws",
  "whois.y.net.ye": "ye",
  "whois.zh.sgnic.sg": "xn--yfro4i67o",
  "whois.zicta.zm": "zm",
  "whois1.nic.bi": "bi",
  "www.whois.fj": "fj"
};
var IANA_RDAP = {
  "http://rdap.cctld.kg/": "kg",
  "http://rdap.nic.mg/": "mg",
  "https://ccrdap.twnic.tw/taiwan/": "xn--kpry57d",
  "https://ccrdap.twnic.tw/tw/": "tw",
  "https://keetmans.omadhina.co.na/": "na",
  "https://nic.samsung/rdap/": "samsung xn--cg4bki",
  "https://pubapi.registry.google/rdap/": `
    ads android app boo cal channel chrome dad day dclk dev docs drive eat esq fly foo gbiz gle gmail goog
    google guge hangout here how ing map meet meme mov new nexus page phd play prod prof rsvp search soy
    xn--flw351e xn--q9jyb4c xn--qcka1pmc youtube zip`,
  "https://rdap-merck.dns.business/rdap/": "merck",
  "https://rdap.*.fury.ca/rdap/": "blog crown eco kiwi mls",
  "https://rdap.aliregistry.cn/rdap/": "alibaba",
  "https://rdap.ca.fury.ca/rdap/": "ca",
  "https://rdap.cctld.au/rdap/": "au",
  "https://rdap.cctld.uz/": "uz",
  "https://rdap.centralnic.com/*/": `
    allfinanz art audio auto autos baby beauty best bmw boats bond box build cam car cars case ceo cfd
    christmas college cyou dealer deloitte dhl diet dvag fans flowers fm fo fresenius frl game gd gent
    guitars hair help homes hosting icu inc kpn kred lat lidl llp lol london lpl lplfinancial luxury makeup
    mini mom monster motorcycles nokia ooo pics pohl protection qpon quest reit rent ruhr saarland sbs
    schwarz security sfr skin smart stc stcgroup storage theatre tickets tui vg viva wme xn--4gbrim
    xn--vermgensberater-ctb xn--vermgensberatung-pwb xyz yachts zuerich`,
  "https://rdap.centralnicregistry.com/jnj/": "jnj",
  "https://rdap.dns.pl/": "pl",
  "https://rdap.fi/rdap/rdap/": "fi",
  "https://rdap.flexireg.net/": "moscow xn--80adxhks",
  "https://rdap.gmoregistry.net/rdap/": `
    bridgestone brother canon datsun dnp epson firestone fujitsu ggee gmo goldpoint hisamitsu hitachi honda
    hyundai infiniti jcb kddi kia komatsu kyoto lexus lotte mitsubishi nagoya nec nhk nico nissan okinawa
    otsuka panasonic playstation ricoh ryukyu sharp shop softbank sony suzuki tokyo toray toshiba toyota
    yodobashi yokohama`,
  "https://rdap.gtlds.nic.br/": "bom final globo rio uol",
  "https://rdap.hostmaster.ua/": "ua",
  "https://rdap.iana.org/": "int",
  "https://rdap.identitydigital.services/rdap/": `
    abb abbott abc academy accenture accountants actor aeg aero agakhan agency ai airbus airforce akdn
    alipay allstate aol apartments archi army arte asda asia associates attorney auction audi band
    barclaycard barclays barefoot bargains bbt bcg beats bestbuy bet bike bingo bio black bloomberg blue bm
    bms bnpparibas boehringer bofa bosch boutique bradesco broker builders business cab cafe camera camp
    capital cards care careers cash casino catering center cern cfa chanel chat cheap church cipriani circle
    citadel city claims cleaning clinic clinique clothing clubmed coach codes coffee community company
    computer condos construction consulting contact contractors cool coupon coupons credit creditcard crs
    cruise cruises dance dating deals degree delivery delta democrat dental dentist diamonds digital direct
    directory discount discover doctor dog domains edeka education email emerck energy engineer engineering
    enterprises equipment ericsson estate events exchange expert exposed express extraspace fage fail family
    fan farm fedex ferrari fidelity fido finance financial fish fitness flights florist football forex
    forsale frogans fund furniture futbol fyi gallery gallo gallup games genting gifts glass global gmbh
    gold golf goodyear got graphics gratis green gripe group guide guru haus hdfc hdfcbank healthcare
    helsinki hermes hkt hockey holdings holiday homedepot hospital house hughes ice imamat immo immobilien
    industries info institute insure international investments irish ismaili ist istanbul itv jaguar java
    jeep jetzt jewelry jio jll jot juegos juniper kaufen kerryhotels kerryproperties kids kim kitchen kosher
    kuokgroup lamborghini lamer land landrover lasalle lawyer lds lease lefrak legal lego lgbt life lighting
    limited limo live llc loans lotto ltd ltda lundbeck maif maison management market marketing markets
    marriott mba mckinsey media memorial mit mobi moda money mormon mortgage movie mu nab navy network news
    next nextdirect nikon ninja nissay nowtv nra obi onl oracle orange organic origins partners parts pccw
    pet photography photos pictet pictures pink pizza place plumbing plus pnc poker post pro productions
    progressive promo properties pub pwc recipes red redumbrella rehab reise reisen reliance rentals repair
    report republican restaurant reviews rexroth rich richardli ril rip rocks rogers run rwe safety sale
    salon sanofi sarl saxo sbi scholarships school schule sener services sew shangrila shiksha shoes
    shopping show singles ski soccer social software solar solutions song spa srl stada star statebank
    stockholm studio style supplies supply support surgery systems taobao tatamotors tax taxi team
    technology temasek tennis thd theater tiaa tienda tips tires tmall today tools tours town toys trading
    training travel travelers travelersinsurance trv tvs ubank ubs university ups vacations vanguard vegas
    ventures vet viajes video vig viking villas vin visa vision volvo vote voto voyage watch watches weber
    weir wine works world wtf xin xn--1ck2e1b xn--5su34j936bgsg xn--5tzm5g xn--6frz82g xn--b4w605ferd
    xn--bck1b9a5dre4c xn--cck2b3b xn--czrs0t xn--eckvdtc9d xn--fct429k xn--fjq720a xn--fzys8d69uvgm
    xn--gckr3f0f xn--gk3at1e xn--jvr189m xn--rovu88b xn--unup4y xn--vhquv xn--w4r85el8fhu5dnra xn--w4rs40l
    yahoo zara zero zone`,
  "https://rdap.isnic.is/rdap/": "is",
  "https://rdap.kenic.or.ke/": "ke",
  "https://rdap.lbdr.org.lb/": "lb",
  "https://rdap.mobile-registry.com/rdap/": `
    blockbuster data dish dot dtv dvr latino mobile ollo ott phone sling`,
  "https://rdap.ngtld.cn/": "sina weibo xn--55qw42g xn--55qx5d xn--9krt00a xn--io0a7i xn--zfr164b",
  "https://rdap.nic.*/": `
    aaa aarp able abogado abudhabi accountant aco ad adult aetna afl aig airtel ally alsace alstom
    americanexpress americanfamily amex amfam amica amsterdam analytics anz apple aquarelle ar arab aramco
    as athleta auspost axa banamex bank barcelona baseball basketball bauhaus bayern bcn beer bharti bible
    bid biz blackfriday booking bostik boston brussels buzz bzh calvinklein capitalone caravan casa cat
    catholic cba cbn cbre chase chintai cisco citi club cm commbank compare cooking corsica courses cpa cr
    cricket cuisinella cv cx cz date dds dell design download dubai dupont earth erni eurovision eus faith
    farmers fashion ferrero film firmdale fishing fit flickr flir ford fox fr frontier ftr gal gap garden
    gay gdn gea george gmx godaddy grainger grocery gs hbo health hn homegoods homesense horse hotels hsbc
    ht hyatt ibm ifm ink insurance intuit ipiranga itau jmp jpmorgan kpmg krd lacaixa lanxess latrobe law
    leclerc lifeinsurance lilly lincoln loan luxe ly madrid man mango marshalls mattel melbourne men menu
    merckmsd miami mint ml mlb mma moe monash moto ms msd museum nba netbank netflix neustar nf nfl nike
    norton nrw nyc olayan olayangroup one open osaka ovh paris party pfizer pg philips photo physio ping pm
    politie porn praxi pru prudential quebec racing radio re review rodeo rugby samsclub sandvik
    sandvikcoromant sap sas scb schaeffler schmidt science scot sd seat seek select seven sex sncf sport ss
    staples statefarm stream study sucks surf swiss sydney tab taipei target tattoo tdk tel teva tf tjmaxx
    tjx tkmaxx total trade tube tv vi vip vivo vlaanderen vodka voting walmart walter weather weatherchannel
    webcam wedding wf whoswho wiki williamhill win winners woodside work wtc xerox xn--80aqecdr1a
    xn--80asehdb xn--80aswg xn--g2xx48c xn--kcrx77d1x4a xn--mgba3a3ejt xn--mgba7c0bbn0a xn--mgbab2bd
    xn--mgbca7dzdo xn--mgbi4ecexp xn--ngbc5azd xn--ngbrx xn--p1acf xn--tiq49xqyj xxx yoga yt zm`,
  "https://rdap.nic.*/rdap/": "africa capetown durban gov joburg jprs locker ntt sakura yandex",
  "https://rdap.nic.*/v1/": "berlin hamburg ikano versicherung",
  "https://rdap.nic.net.ng/": "ng",
  "https://rdap.nic.sn/whois43/": "sn",
  "https://rdap.nixiregistry.in/rdap/": "in",
  "https://rdap.nominet.uk/*/": `
    abbvie amazon audible author aws azure bbc bbva bing book bot broadway buy call career cymru deal desi
    fairwinds fast fire free gop gucci hot hotmail ieee imdb jobs joy kindle like locus med microsoft moi
    mtn now nowruz office omega pars pay pharmacy pin pioneer pn prime read realestate realtor room safe
    save secure shell shia silk sky skype smile spot swatch talk tci tunes tushu uk virgin wales wanggou wed
    windows wow xbox xn--cckwcxetd xn--jlq480n2rg xn--mgbt3dhd yamaxun you zappos`,
  "https://rdap.norid.no/": "no",
  "https://rdap.pandi.id/rdap/": "id",
  "https://rdap.publicinterestregistry.org/rdap/": `
    charity foundation gives giving ngo ong org xn--c1avg xn--i1b6b1a6a2e xn--nqv7f xn--nqv7fs00ema`,
  "https://rdap.radix.host/rdap/": "fun host online press pw site space store tech uno website",
  "https://rdap.register.si/": "si",
  "https://rdap.registro.br/": "br",
  "https://rdap.registry.*/": "ec gy",
  "https://rdap.registry.*/rdap/": "cloud gift hiphop love",
  "https://rdap.registry.bar/rdap/": "bar rest",
  "https://rdap.registry.click/rdap/": `
    click country diy feedback food forum hiv lifestyle living observer pid property realty sexy trust vana`,
  "https://rdap.registry.coop/rdap/": "coop creditunion",
  "https://rdap.registry.kfh/rdap/": "kfh xn--ngbe9e0a",
  "https://rdap.registryservices.music/rdap/": "music",
  "https://rdap.ricta.org.rw/": "rw",
  "https://rdap.ryce-rsp.com/rdap/": "cologne koeln tirol wien",
  "https://rdap.sgnic.sg/rdap/": "sg",
  "https://rdap.sidn.nl/": "nl",
  "https://rdap.ta.sgnic.sg/rdap/": "xn--clchc0ea0b2g2a9gcd",
  "https://rdap.teleinfo.cn/": "anquan shouji xihuan xn--vuq861b yun",
  "https://rdap.teleinfo.cn/*/": "xn--3ds443g xn--fiq228c5hs xn--kput3i xn--nyqy26a xn--rhqv96g",
  "https://rdap.thains.co.th/": "th xn--o3cw4h",
  "https://rdap.tonicregistry.to/rdap/": "to",
  "https://rdap.twnic.tw/rdap/": "xn--mxtq1m",
  "https://rdap.tznic.or.tz/": "tz",
  "https://rdap.uniregistry.net/rdap/": "link",
  "https://rdap.verisign.com/*/v1/": "com net",
  "https://rdap.y.net.ye/": "ye",
  "https://rdap.zdnsgtld.com/*/": `
    baidu citic icbc ren sohu top unicom wang xn--30rr7y xn--3bst00m xn--6qq986b3xl xn--8y0a063a xn--9et52u
    xn--czr694b xn--czru2d xn--fiq64b xn--hxt814e xn--imr513n xn--otu796d xn--ses554g`,
  "https://rdap.zdnsgtld.com/XN--45Q11C/": "xn--45q11c",
  "https://rdap.zdnsgtld.com/XN--EFVY88H/": "xn--efvy88h",
  "https://rdap.zh.sgnic.sg/rdap/": "xn--yfro4i67o",
  "https://restwhois.ngtld.cn/": "xn--1qqw23a xn--xhq521b",
  "https://tld-rdap.verisign.com/*/v1/": `
    cc comsec name verisign web xn--11b4c3d xn--3pxu8k xn--42c2d9a xn--9dbq2a xn--c2br7g xn--fhbei xn--j1aef
    xn--mk1bu44c xn--pssy2u xn--t60b56a xn--tckwe`,
  "https://whois.kyregistry.ky/rdap/": "ky",
  "https://whois.nic.*/rdap/": "mtr tatar xn--d1acj3b",
  "https://whois.sr/rdap/": "sr",
  "https://www.rdap.fj/": "fj"
};

// src/registry/iana.ts
var facts;
function ianaFacts(tld) {
  facts ??= decode3();
  return facts.get(tld);
}
function decode3() {
  const all = /* @__PURE__ */ new Map();
  for (const [tld, type] of rows(IANA_TYPES)) all.set(tld, { type, whois: null, rdap: null });
  for (const [tld, whois] of rows(IANA_WHOIS)) known(all, tld).whois = whois;
  for (const [tld, rdap] of rows(IANA_RDAP)) known(all, tld).rdap = rdap;
  return all;
}
function* rows(table) {
  for (const [value, tlds] of Object.entries(table)) {
    for (const tld of tlds.trim().split(/\s+/)) yield [tld, value.replace("*", tld)];
  }
}
function known(all, tld) {
  const found = all.get(tld);
  if (!found) throw new Error(`the generated table has facts of .${tld}, which it does not list`);
  return found;
}

// src/registry/servers.ts
var REGISTRAR = "Registrar WHOIS Server";
var LOCAL = "Its times carry no zone; they are those of the registry\u2019s country.";
var DEBIAN = "Debian\u2019s whois, whose list of charsets is kept by hand, reads it so.";
var SERVERS = {
  "ccwhois.verisign-grs.com": {
    query: "domain {domain}\r\n",
    referral: REGISTRAR,
    reason: "Verisign: a bare name is also searched among hosts and registrars; .cc is thin."
  },
  "whois.amnic.net": { zone: "Asia/Yerevan", reason: LOCAL },
  "whois.ati.tn": { zone: "Africa/Tunis", reason: "Its times say GMT+1." },
  "whois.ax": { zone: "Europe/Mariehamn", reason: LOCAL },
  "whois.bnnic.bn": { zone: "Asia/Brunei", reason: LOCAL },
  "whois.cctld.by": { zone: "Europe/Minsk", reason: LOCAL },
  "whois.cctld.uz": { zone: "Asia/Tashkent", reason: LOCAL },
  "whois.cnnic.cn": { zone: "Asia/Shanghai", reason: LOCAL },
  "whois.co.pl": { zone: "Europe/Warsaw", reason: LOCAL },
  "whois.co.ug": { zone: "Africa/Kampala", reason: LOCAL },
  "whois.corenic.net": {
    query: "-C UTF-8 {domain}\r\n",
    reason: "CORE: without -C its letters outside ASCII become question marks."
  },
  "whois.denic.de": {
    query: "-T dn,ace {domain}\r\n",
    zone: "Europe/Berlin",
    reason: 'DENIC: a plain question gets the status alone, -T dn the record; ",ace": the name comes as punycode.'
  },
  "whois.dk-hostmaster.dk": {
    query: "--charset=utf-8 --show-handles {domain}\r\n",
    zone: "Europe/Copenhagen",
    reason: "Former name of whois.punktum.dk; it answered on 2026-07-12."
  },
  "whois.dns.be": { zone: "Europe/Brussels", reason: LOCAL },
  "whois.dns.hr": { zone: "Europe/Zagreb", reason: LOCAL },
  "whois.dns.lu": { charset: "iso-8859-1", zone: "Europe/Luxembourg", reason: `${DEBIAN} ${LOCAL}` },
  "whois.dns.pl": { zone: "Europe/Warsaw", reason: LOCAL },
  "whois.dns.pt": { zone: "Europe/Lisbon", reason: LOCAL },
  "whois.domain-registry.nl": { zone: "Europe/Amsterdam", reason: LOCAL },
  "whois.domreg.lt": { zone: "Europe/Vilnius", reason: LOCAL },
  "whois.fi": { charset: "iso-8859-1", zone: "Europe/Helsinki", reason: `${DEBIAN} ${LOCAL}` },
  "whois.flexireg.net": {
    referral: REGISTRAR,
    reason: "Second-level suffixes of .ru and .su; Debian\u2019s whois asks the registrar that it names."
  },
  "whois.gg": { zone: "Europe/Guernsey", reason: LOCAL },
  "whois.gov.za": { zone: "Africa/Johannesburg", reason: LOCAL },
  "whois.hkirc.hk": { zone: "Asia/Hong_Kong", reason: LOCAL },
  "whois.iana.org": {
    referral: "refer",
    reason: "IANA names the server of a suffix in `refer:` (and in `whois:`)."
  },
  "whois.identitydigital.services": {
    referral: REGISTRAR,
    reason: ".bz, .gi, .lc and .vc: Debian\u2019s whois or the Ruby library ask the registrar that it names."
  },
  "whois.iis.nu": { zone: "Europe/Stockholm", reason: LOCAL },
  "whois.iis.se": { zone: "Europe/Stockholm", reason: LOCAL },
  "whois.in.ua": { zone: "Europe/Kyiv", reason: LOCAL },
  "whois.isnic.is": { charset: "iso-8859-1", zone: "Atlantic/Reykjavik", reason: `${DEBIAN} ${LOCAL}` },
  "whois.isoc.org.il": { zone: "Asia/Jerusalem", reason: LOCAL },
  "whois.ja.net": { zone: "Europe/London", reason: LOCAL },
  "whois.je": { zone: "Europe/Jersey", reason: LOCAL },
  "whois.jprs.jp": {
    query: "{domain}/e\r\n",
    charset: "iso-2022-jp",
    zone: "Asia/Tokyo",
    reason: 'JPRS: "/e" asks for English labels; without it the answer is Japanese, in ISO-2022-JP or UTF-8. Its times say JST.'
  },
  "whois.kg": { charset: "windows-1251", zone: "Asia/Bishkek", reason: `${DEBIAN} ${LOCAL}` },
  "whois.kr": { zone: "Asia/Seoul", reason: LOCAL },
  "whois.marnet.mk": { zone: "Europe/Skopje", reason: LOCAL },
  "whois.monic.mo": { zone: "Asia/Macau", reason: LOCAL },
  "whois.mx": { zone: "America/Mexico_City", reason: LOCAL },
  "whois.mynic.my": { zone: "Asia/Kuala_Lumpur", reason: LOCAL },
  "whois.nc": { zone: "Pacific/Noumea", reason: LOCAL },
  "whois.nic.ar": { zone: "America/Argentina/Buenos_Aires", reason: LOCAL },
  "whois.nic.at": { zone: "Europe/Vienna", reason: LOCAL },
  "whois.nic.aw": { zone: "America/Aruba", reason: LOCAL },
  "whois.nic.bo": { zone: "America/La_Paz", reason: LOCAL },
  "whois.nic.ch": { zone: "Europe/Zurich", reason: LOCAL },
  "whois.nic.ci": { zone: "Africa/Abidjan", reason: LOCAL },
  "whois.nic.cl": { zone: "America/Santiago", reason: LOCAL },
  "whois.nic.cz": { zone: "Europe/Prague", reason: LOCAL },
  "whois.nic.ec": { zone: "America/Guayaquil", reason: LOCAL },
  "whois.nic.fr": {
    zone: "Europe/Paris",
    reason: "AFNIC: times end in Z; the days of its former layout have no zone."
  },
  "whois.nic.hu": { charset: "iso-8859-1", zone: "Europe/Budapest", reason: `${DEBIAN} ${LOCAL}` },
  "whois.nic.im": { zone: "Europe/Isle_of_Man", reason: LOCAL },
  "whois.nic.ir": { zone: "Asia/Tehran", reason: LOCAL },
  "whois.nic.it": { zone: "Europe/Rome", reason: LOCAL },
  "whois.nic.kz": { zone: "UTC", reason: "Its times say GMT+0:00." },
  "whois.nic.li": { zone: "Europe/Vaduz", reason: LOCAL },
  "whois.nic.lv": { zone: "Europe/Riga", reason: LOCAL },
  "whois.nic.ly": { zone: "Africa/Tripoli", reason: LOCAL },
  "whois.nic.md": { zone: "Europe/Chisinau", reason: LOCAL },
  "whois.nic.me": {
    referral: REGISTRAR,
    reason: "Debian\u2019s whois asks the registrar that it names; some put a web page there."
  },
  "whois.nic.net.sa": { zone: "Asia/Riyadh", reason: LOCAL },
  "whois.nic.pm": { zone: "Europe/Paris", reason: "AFNIC, as whois.nic.fr." },
  "whois.nic.pr": { referral: REGISTRAR, reason: "Debian\u2019s whois asks the registrar that it names." },
  "whois.nic.priv.at": { zone: "Europe/Vienna", reason: LOCAL },
  "whois.nic.re": { zone: "Europe/Paris", reason: "AFNIC, as whois.nic.fr." },
  "whois.nic.sn": { zone: "Africa/Dakar", reason: LOCAL },
  "whois.nic.st": { zone: "Africa/Sao_Tome", reason: LOCAL },
  "whois.nic.tf": { zone: "Europe/Paris", reason: "AFNIC, as whois.nic.fr." },
  "whois.nic.tm": { zone: "Asia/Ashgabat", reason: LOCAL },
  "whois.nic.tr": {
    charset: "windows-1254",
    zone: "Europe/Istanbul",
    reason: `The former server of .tr: stored answers are in the Turkish charset. ${LOCAL}`
  },
  "whois.nic.tv": { referral: REGISTRAR, reason: "Debian\u2019s whois asks the registrar that it names." },
  "whois.nic.uk": { zone: "Europe/London", reason: LOCAL },
  "whois.nic.ve": { zone: "America/Caracas", reason: LOCAL },
  "whois.nic.wf": { zone: "Europe/Paris", reason: "AFNIC, as whois.nic.fr." },
  "whois.nic.yt": { zone: "Europe/Paris", reason: "AFNIC, as whois.nic.fr." },
  "whois.nixiregistry.in": {
    referral: REGISTRAR,
    reason: "Debian\u2019s whois asks the registrar that it names."
  },
  "whois.norid.no": {
    query: "-c utf-8 {domain}\r\n",
    charset: "iso-8859-1",
    zone: "Europe/Oslo",
    reason: `Norid answers in ISO-8859-1, which lacks S\xE1mi letters, unless -c asks for UTF-8. ${LOCAL}`
  },
  "whois.punktum.dk": {
    query: "--charset=utf-8 --show-handles {domain}\r\n",
    zone: "Europe/Copenhagen",
    reason: `Without --show-handles it leaves them out and says so. ${LOCAL}`
  },
  "whois.register.bg": { zone: "Europe/Sofia", reason: "Its times of 2010-2014 say EET or EEST." },
  "whois.register.si": { zone: "Europe/Ljubljana", reason: LOCAL },
  "whois.registre.ma": { zone: "Africa/Casablanca", reason: LOCAL },
  "whois.registro.br": {
    charset: "iso-8859-1",
    zone: "America/Sao_Paulo",
    reason: `${DEBIAN} Its own stamp says -03:00.`
  },
  "whois.ripe.net": {
    query: "--charset UTF-8 {domain}\r\n",
    reason: "RIPE NCC (e164.arpa): ISO-8859-1 unless a charset is asked for."
  },
  "whois.rnids.rs": { zone: "Europe/Belgrade", reason: "It says that its times are Serbian local time." },
  "whois.rotld.ro": { zone: "Europe/Bucharest", reason: LOCAL },
  "whois.sgnic.sg": { zone: "Asia/Singapore", reason: LOCAL },
  "whois.sk-nic.sk": { zone: "Europe/Bratislava", reason: LOCAL },
  "whois.tcinet.ru": {
    zone: "Europe/Moscow",
    reason: "Its times end in Z today; those of 2010-2014 said MSK."
  },
  "whois.thnic.co.th": { zone: "Asia/Bangkok", reason: LOCAL },
  "whois.tld.ee": { zone: "Europe/Tallinn", reason: LOCAL },
  "whois.trabis.gov.tr": {
    charset: "windows-1254",
    zone: "Europe/Istanbul",
    reason: `UTF-8 today; older answers of .tr are in the Turkish charset. ${LOCAL}`
  },
  "whois.twnic.net.tw": { zone: "Asia/Taipei", reason: "Its times say UTC+8." },
  "whois.tznic.or.tz": { zone: "Africa/Dar_es_Salaam", reason: LOCAL },
  "whois.ua": { zone: "Europe/Kyiv", reason: LOCAL },
  "whois.verisign-grs.com": {
    query: "domain {domain}\r\n",
    referral: REGISTRAR,
    reason: "Verisign: a bare name is also searched among hosts and registrars; .com and .net are thin."
  },
  "whois.website.ws": {
    referral: "WHOIS Server",
    reason: "Thin: in place of contacts it says to ask the registrar. This label on 2026-07-12; it names itself for its own."
  }
};

// src/registry/suffixes/second-level.ts
var at = (whois, reason2) => ({ whois, reason: reason2 });
var none = (reason2) => ({ whois: null, reason: reason2 });
var centralNic = at(
  "whois.centralnic.com",
  "CentralNic sells names below it; the Ruby library has it so, and the server answers."
);
var centralNicNet = at("whois.centralnic.net", "CentralNic; other clients ask its server by this name.");
var hongKong = at(
  "whois.registry.hk.com",
  "A registry of its own; the Ruby library asks this server, which accepts connections."
);
var flexireg = at("whois.flexireg.net", "FAITID\u2019s registry, by Debian\u2019s whois. Not verified.");
var netRu = at("whois.nic.net.ru", "A registry of its own below .ru, by Debian\u2019s whois. Not verified.");
var own = "A registry of its own";
var byDebian = `${own}, by Debian\u2019s whois. Not verified.`;
var reached = `${own}; other clients ask this server, which accepted connections in 2026.`;
var closed = none("Closed: the names below it have no lookup of any kind, by Debian\u2019s whois.");
var reverse = none("A reverse zone: ask the registry of the address, not one of names.");
var SECOND_LEVEL = {
  "e164.arpa": at("whois.ripe.net", "ENUM: RIPE NCC registers the country codes."),
  "in-addr.arpa": reverse,
  "ip6.arpa": reverse,
  "priv.at": at("whois.nic.priv.at", reached),
  "gov.az": { web: "https://www.gov.az/", reason: "The government\u2019s own page, by Debian\u2019s whois." },
  "za.bz": centralNic,
  "co.ca": at("whois.co.ca", reached),
  "edu.cn": at("whois.edu.cn", `${own} (CERNET), by Debian\u2019s whois. Not verified.`),
  "uk.co": at("whois.uk.co", byDebian),
  "africa.com": centralNic,
  "ar.com": centralNic,
  "br.com": centralNic,
  "cn.com": centralNic,
  "co.com": centralNicNet,
  "de.com": centralNic,
  "eu.com": centralNic,
  "gb.com": centralNic,
  "gr.com": centralNic,
  "hk.com": hongKong,
  "hu.com": centralNic,
  "jpn.com": centralNic,
  "kr.com": centralNic,
  "no.com": centralNic,
  "qc.com": centralNic,
  "ru.com": centralNic,
  "sa.com": centralNic,
  "se.com": centralNicNet,
  "uk.com": centralNic,
  "us.com": centralNic,
  "uy.com": centralNic,
  "web.com": centralNicNet,
  "za.com": centralNic,
  "llyw.cymru": at("whois.nic.llyw.cymru", `${own} (Welsh government), by Debian\u2019s whois. Not verified.`),
  "com.de": centralNic,
  "inc.hk": hongKong,
  "ltd.hk": hongKong,
  "gb.net": centralNic,
  "hu.net": centralNic,
  "in.net": centralNic,
  "jp.net": centralNic,
  "se.net": centralNic,
  "uk.net": centralNic,
  "za.net": at("whois.za.net", `${own}; four clients ask this server, which refused on 2026-07-12.`),
  "ae.org": centralNic,
  "eu.org": at("whois.eu.org", `${own}; four clients ask this server, which was silent on 2026-07-12.`),
  "hk.org": hongKong,
  "us.org": centralNic,
  "za.org": none("whois.za.org, which other clients ask, did not resolve on 2026-07-12."),
  "edu.ph": {
    web: "https://services.ph.net/dnshosting/dnshostingquery.pl",
    reason: "PHNET\u2019s own page, by Debian\u2019s whois."
  },
  "co.pl": at(
    "whois.co.pl",
    `${own}; four clients ask this server, which reset the connection on 2026-07-12.`
  ),
  "ac.ru": at("whois.free.net", byDebian),
  "com.ru": flexireg,
  "edu.ru": at("whois.informika.ru", `${own}; three clients ask this server. Not verified.`),
  "msk.ru": flexireg,
  "net.ru": netRu,
  "nov.ru": flexireg,
  "org.ru": netRu,
  "pp.ru": netRu,
  "spb.ru": flexireg,
  "gov.scot": at("whois.nic.gov.scot", byDebian),
  "com.se": centralNic,
  "msk.su": flexireg,
  "nov.su": flexireg,
  "spb.su": flexireg,
  "biz.ua": at("whois.biz.ua", reached),
  "co.ua": at("whois.co.ua", reached),
  "in.ua": at("whois.in.ua", reached),
  "pp.ua": at("whois.pp.ua", reached),
  "ac.uk": at("whois.ja.net", "Jisc registers them; its server answered on 2026-07-12."),
  "gov.uk": at("whois.gov.uk", "Left Jisc for a server of its own, by Debian\u2019s whois. Not verified."),
  "mil.uk": closed,
  "mod.uk": closed,
  "nhs.uk": closed,
  "parliament.uk": closed,
  "fed.us": at("whois.nic.gov", "Registered with .gov; the server accepted connections in 2026."),
  "gub.uy": { web: "https://www.dominios.gub.uy/", reason: "The government\u2019s own page, by Debian\u2019s whois." },
  "mil.uy": { web: "https://www.dominios.gub.uy/", reason: "The government\u2019s own page, by Debian\u2019s whois." },
  "gov.wales": at("whois.nic.gov.wales", byDebian),
  "ac.za": at("whois.ac.za", `${own} (TENET); three clients ask this server. Not verified.`),
  "alt.za": { web: "https://whois.alt.za/", reason: "Its own page, by Debian\u2019s whois." },
  "co.za": at("coza-whois.registry.net.za", reached),
  "edu.za": { web: "https://whois.edu.za/", reason: "Its own page, by Debian\u2019s whois." },
  "gov.za": at("whois.gov.za", reached),
  "net.za": at("net-whois.registry.net.za", reached),
  "org.za": at("org-whois.registry.net.za", reached),
  "web.za": at("web-whois.registry.net.za", reached)
};

// src/registry/suffixes/top-level.ts
var BOOTSTRAP = "The registry serves RDAP here, which IANA\u2019s bootstrap file lacks.";
var IDENTITY_DIGITAL = "https://rdap.identitydigital.services/rdap/";
var identityDigital = { rdap: IDENTITY_DIGITAL, reason: `On Identity Digital\u2019s platform. ${BOOTSTRAP}` };
var TOP_LEVEL = {
  ac: identityDigital,
  ag: identityDigital,
  bh: { rdap: "https://rdap.centralnic.com/bh/", reason: BOOTSTRAP },
  bz: {
    whois: "whois.identitydigital.services",
    rdap: IDENTITY_DIGITAL,
    reason: "On Identity Digital\u2019s platform, whose server Debian\u2019s whois asks; it accepted connections in May-July 2026."
  },
  cd: { whois: "whois.nic.cd", reason: "IANA names none; it answered on 2026-07-12." },
  cf: {
    whois: null,
    reason: "IANA\u2019s whois.dot.cf refused on 2026-07-12, and Debian\u2019s whois has it as gone."
  },
  ch: { rdap: "https://rdap.nic.ch/", reason: BOOTSTRAP },
  co: { rdap: "https://rdap.registry.co/co/", reason: BOOTSTRAP },
  de: { rdap: "https://rdap.denic.de/", reason: BOOTSTRAP },
  ga: {
    whois: "whois.nic.ga",
    reason: "IANA names none since .ga came home from Freenom; Debian\u2019s whois and pywhois ask this one."
  },
  gl: { rdap: "https://rdap.centralnic.com/gl/", reason: BOOTSTRAP },
  io: identityDigital,
  iq: { whois: null, reason: "IANA\u2019s whois.cmc.iq did not resolve on 2026-07-12." },
  kw: { whois: "whois.nic.kw", reason: "IANA names none; Debian\u2019s whois asks this one. Not verified." },
  lc: {
    whois: "whois.identitydigital.services",
    rdap: IDENTITY_DIGITAL,
    reason: "On Identity Digital\u2019s platform, whose server Debian\u2019s whois asks; it accepted connections in May-July 2026."
  },
  li: { rdap: "https://rdap.nic.li/", reason: BOOTSTRAP },
  me: identityDigital,
  mn: identityDigital,
  mt: { whois: "whois.nic.org.mt", reason: "IANA names none; Debian\u2019s whois asks this one. Not verified." },
  my: { rdap: "https://rdap.mynic.my/rdap/", reason: BOOTSTRAP },
  org: {
    whois: "whois.pir.org",
    reason: "It answered on 2026-07-12; IANA\u2019s whois.publicinterestregistry.org was reached by no check."
  },
  pr: {
    whois: "whois.nic.pr",
    rdap: IDENTITY_DIGITAL,
    reason: "It answered on 2026-07-12; IANA still has Afilias\u2019s former whois.afilias-srs.net."
  },
  sc: identityDigital,
  sh: identityDigital,
  sl: { whois: "whois.nic.sl", reason: "IANA names none; it answered on 2026-07-12." },
  uk: {
    whois: "whois.nic.uk",
    reason: "Nominet\u2019s server left IANA\u2019s page on 2026-08-05; it accepted connections each night until July."
  },
  us: { rdap: "https://rdap.nic.us/", reason: BOOTSTRAP },
  uy: {
    whois: null,
    web: "https://www.nic.uy/",
    reason: "No answer seen from IANA\u2019s whois.nic.org.uy, and Debian\u2019s whois sends people to this page."
  },
  vc: identityDigital,
  vi: {
    whois: "whois.nic.vi",
    reason: "Debian\u2019s whois asks this one in place of IANA\u2019s virgil.nic.vi; neither verified."
  },
  "xn--mgbtx2b": { whois: null, reason: "As .iq: whois.cmc.iq did not resolve on 2026-07-12." },
  "xn--wgbh1c": {
    whois: "whois.dotmasr.eg",
    reason: "IANA names none; three other clients ask this one. Not verified."
  },
  "xn--ygbi2ammx": {
    whois: null,
    reason: "IANA\u2019s whois.pnina.ps refused on 2026-07-12; IANA names none for its twin .ps."
  },
  za: {
    whois: "whois.nic.za",
    reason: "IANA names none; it accepted connections each night in May-July 2026."
  }
};

// src/registry/suffixes/web-pages.ts
var PAGES = {
  al: "http://www.akep.al/sq/kerkoni-domain",
  ao: "https://www.dns.ao/ao/whois/",
  az: "https://whois.az/",
  ba: "https://nic.ba/",
  bb: "https://whois.telecoms.gov.bb/",
  bd: "https://bdia.btcl.com.bd/",
  bs: "http://www.nic.bs/cgi-bin/search.pl",
  bt: "http://www.nic.bt/",
  cg: "http://www.nic.cg/cgi-bin/whois.pl",
  cu: "https://www.nic.cu/",
  cy: "https://www.nic.cy/cy-ui/home",
  dj: "http://www.nic.dj/whois.php",
  eg: "http://lookup.egregistry.eg/english.aspx",
  gm: "http://www.nic.gm/htmlpages/whois.htm",
  gr: "https://grweb.ics.forth.gr/public/whois?lang=en",
  gt: "https://www.gt/sitio/?lang=en",
  gu: "http://gadao.gov.gu/domainsearch.htm",
  gw: "https://registar.nic.gw/en/whois/",
  jo: "https://www.domain.jo/FirstPageen.aspx",
  ni: "https://www.nic.ni/",
  np: "https://register.com.np/whois-lookup",
  nr: "https://www.cenpac.net.nr/dns/whois.html",
  pa: "http://www.nic.pa/en",
  ph: "https://whois.dot.ph/",
  ps: "https://www.pnina.ps/",
  py: "https://www.nic.py/consultdompy.php",
  sv: "https://svnet.sv/",
  tj: "http://www.nic.tj/whois.html",
  tt: "https://www.nic.tt/cgi-bin/search.pl",
  vn: "http://www.vnnic.vn/en",
  "xn--54b7fta0cc": "https://bdia.btcl.com.bd/",
  "xn--mgbayh7gpa": "https://www.domain.jo/FirstPageen.aspx",
  "xn--node": "http://\u10E0\u10D4\u10D2\u10D8\u10E1\u10E2\u10E0\u10D0\u10EA\u10D8\u10D0.\u10D2\u10D4/",
  "xn--qxam": "https://grweb.ics.forth.gr/public/whois?lang=en",
  zw: "http://www.zispa.org.zw/"
};
var reason = "IANA names neither a WHOIS nor an RDAP server; the registry looks names up on this page.";
var WEB_PAGES = Object.fromEntries(
  Object.entries(PAGES).map(([tld, web]) => [tld, { web, reason }])
);

// src/registry/suffixes.ts
var SUFFIXES = { ...SECOND_LEVEL, ...WEB_PAGES, ...TOP_LEVEL };

// src/registry/find-server.ts
var WHOIS_PORT = 43;
function findRoute(asciiDomain) {
  let suffix = asciiDomain;
  for (let dot = suffix.indexOf("."); dot >= 0; dot = suffix.indexOf(".")) {
    suffix = suffix.slice(dot + 1);
    const row = ownRow(suffix);
    if (row) return route(suffix, row);
  }
  return route(suffix, {});
}
function serverFor(host) {
  const name = host.toLowerCase().replace(/\.$/, "");
  const row = Object.hasOwn(SERVERS, name) ? SERVERS[name] ?? {} : {};
  return {
    host: name,
    port: WHOIS_PORT,
    query: row.query ?? "{domain}\r\n",
    encoding: row.encoding ?? "ascii",
    charset: row.charset ?? null,
    referral: row.referral ?? null,
    zone: row.zone ?? null
  };
}
function hasOwnServer(suffix) {
  return ownRow(suffix) !== void 0;
}
function ownRow(suffix) {
  return Object.hasOwn(SUFFIXES, suffix) ? SUFFIXES[suffix] : void 0;
}
function route(suffix, row) {
  const iana = ianaFacts(suffix);
  const whois = row.whois === void 0 ? iana?.whois ?? null : row.whois;
  const rdap = row.rdap === void 0 ? iana?.rdap ?? null : row.rdap;
  if (whois !== null) return { kind: "whois", suffix, server: serverFor(whois), rdap };
  if (rdap !== null) return { kind: "rdap", suffix, url: rdap };
  if (row.web !== void 0) return { kind: "web", suffix, url: row.web };
  return { kind: iana || row.reason !== void 0 ? "none" : "unknown", suffix };
}

// src/domain/suffix.ts
var OPTIONS = { extractHostname: false, validateHostname: false, detectIp: false };
function suffixOf(ascii2) {
  const listed = getPublicSuffix(ascii2, OPTIONS) ?? ascii2.slice(ascii2.lastIndexOf(".") + 1);
  for (let dot = ascii2.indexOf("."); dot >= 0; dot = ascii2.indexOf(".", dot + 1)) {
    const suffix = ascii2.slice(dot + 1);
    if (suffix.length <= listed.length) break;
    if (hasOwnServer(suffix)) return suffix;
  }
  return listed;
}

// src/domain/domain.ts
var MAX_NAME = 253;
var MAX_INPUT = 2048;
var DOTS = /[.\u3002\uff0e\uff61]/;
function parseDomain(input) {
  if (typeof input !== "string") throw invalid("a domain name is text", input);
  if (input.length > MAX_INPUT) throw invalid(`${show(input)} is longer than ${MAX_INPUT} characters`);
  const other = otherThanName(input.trim());
  if (other !== null) throw invalid(`${show(input)} is ${other}, no domain name`);
  const written = input.trim().split(DOTS);
  if (written.length > 1 && written.at(-1) === "") written.pop();
  const labels = written.map((label) => readLabelOf(input, label));
  const ascii2 = labels.map((label) => label.ascii).join(".");
  if (ascii2.length > MAX_NAME) {
    throw invalid(`${show(input)} is ${ascii2.length} octets long in ASCII, more than ${MAX_NAME}`);
  }
  const tld = labels.at(-1)?.ascii ?? "";
  if (/^[0-9]+$/.test(tld)) throw invalid(`${show(input)} ends in a number: an IP address is no domain name`);
  const suffix = suffixOf(ascii2);
  const own2 = labels.slice(-suffix.split(".").length - 1);
  if (ascii2 === suffix) {
    throw invalid(
      `${show(input)} is a public suffix: names are registered below it, as in "example.${suffix}"`
    );
  }
  return {
    input,
    ascii: own2.map((label) => label.ascii).join("."),
    unicode: own2.map((label) => label.unicode).join("."),
    suffix,
    tld
  };
}
function otherThanName(text) {
  if (isIP(text.replace(/^\[(.*)\]$/, "$1").replace(/\/\d{1,3}$/, "")) !== 0) return "an IP address";
  return /^AS\d{1,10}$/i.test(text) ? "the number of an autonomous system" : null;
}
function readLabelOf(input, label) {
  try {
    return readLabel(label);
  } catch (error2) {
    if (!(error2 instanceof LabelFault)) throw error2;
    if (input.trim() === "") throw invalid("the name is empty");
    const where = label === "" ? `a label of ${show(input)}` : `the label ${show(label)}`;
    throw invalid(`${where} ${error2.message}`, error2);
  }
}
function show(text) {
  const chars = Array.from(text.slice(0, 160));
  const shown = chars.slice(0, 80).map((char) => /[\p{C}\p{Z}]/u.test(char) && char !== " " ? `<${codePoint(char)}>` : char);
  return `"${shown.join("")}${text.length > 160 || chars.length > 80 ? "\u2026" : ""}"`;
}
function invalid(message, cause) {
  return new WhoisError("INVALID_DOMAIN", message, cause === void 0 ? {} : { cause });
}

// src/domain/paste.ts
var MAX_TEXT = 4096;
var WRAPPING = /^[\s"'`«»“”‘’„<>()[\]{},;|]+|[\s"'`«»“”‘’„<>()[\]{},;|]+$/g;
function domainFrom(text) {
  if (typeof text !== "string" || text.length > MAX_TEXT) return parseDomain(text);
  const domain = parseDomain(nameIn(text) ?? text);
  return { ...domain, input: text };
}
function nameIn(text) {
  const bare3 = text.replace(WRAPPING, "");
  const authority = bare3.replace(/^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\//i, "").replace(/^mailto:/i, "").replace(/[/?#\\].*$/s, "");
  const host = authority.slice(authority.lastIndexOf("@") + 1).replace(/^([^:]*):\d{1,5}$/, "$1");
  const labels = host.split(".");
  while (labels.length > 1 && /^(?:\*|_.*|)$/.test(labels[0] ?? "")) labels.shift();
  return labels.join(".") || null;
}

// src/net/failure.ts
function connectionFailure(message, cause) {
  return { code: "CONNECTION", message, cause, passing: !isFinal(cause) };
}
function toError(failure, host, parts = []) {
  const details = { parts };
  if (host !== null) details.host = host;
  if (failure.cause !== void 0) details.cause = failure.cause;
  if (failure.retryAfter !== void 0) details.retryAfter = failure.retryAfter;
  return new WhoisError(
    failure.code,
    host === null ? failure.message : `${host}: ${failure.message}`,
    details
  );
}
function describe2(error2) {
  if (error2 instanceof AggregateError && error2.errors.length > 0) return describe2(error2.errors[0]);
  if (error2 instanceof Error) return error2.message || codeOf(error2) || error2.name;
  return String(error2);
}
function codeOf(error2) {
  const code = error2 instanceof Error && "code" in error2 ? error2.code : null;
  return typeof code === "string" ? code : null;
}
function isFinal(error2) {
  return ["ENOTFOUND", SPECIAL_ADDRESS].includes(codeOf(error2) ?? "");
}
var SPECIAL_ADDRESS = "ERR_SPECIAL_ADDRESS";

// src/parse/values/zones.generated.ts
var ZONES = {
  "Africa/Abidjan": "0",
  "Africa/Algiers": "60",
  "Africa/Blantyre": "120",
  "Africa/Casablanca": "0 dkxo:60 k8uc:0 70opo:60 2u6c:0 8fdo:60 2hyc:0 7u9o:60 30uc:0 7cho:60 3o6c:0 8fh0:60 2j40:0 yg0:60 19k0:0 6hc0:60 25s0:0 11s0:60 2eo0:0 4r40:60 2s00:0 12w0:60 2mg0:0 4r40:60 2dk0:0 12w0:60 30w0:0 4r40:60 25s0:0 12w0:60 3gg0:0 4jc0:60 1q80:0 1ao0:60 3o80:0 4jc0:60 1ig0:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60 9q00:0 12w0:60 9xs0:0 12w0:60 9q00:0 1ao0:60",
  "Africa/Dakar": "Africa/Abidjan",
  "Africa/Dar_es_Salaam": "180",
  "Africa/Johannesburg": "Africa/Blantyre",
  "Africa/Kampala": "Africa/Dar_es_Salaam",
  "Africa/Luanda": "Africa/Algiers",
  "Africa/Maseru": "Africa/Blantyre",
  "Africa/Sao_Tome": "0 aykjc:60 b9k0:0",
  "Africa/Tripoli": "60 2s1o:120 5nac:60 5ndo:120 5nac:60 5rto:120 5hqc:60 5plo:120 5m6c:60 5k1o:120 5nac:60 5ndo:120 5nac:60 5m9o:120 5nac:60 6mxo:120 2092c:60 5qpo:120 4vw9o:60 4ag0:120",
  "Africa/Tunis": "60 1p1to:120 3kw0:60 5m80:120 5m80:60 6rc0:120 4ow0:60 4kew0:120 4oxo:60 5gpo:120 6p40:60 4jc0:120 6p40:60 4r40:120 6hc0:60",
  "America/Argentina/Buenos_Aires": "-180 1up5o:-120 2wec:-180 6wxo:-120 4bic:-180 74po:-120 43qc:-180 74po:-120 43qc:-180 74po:-120 4bic:-180 4n09o:-120 2dic:-180 6p5o:-120 4jac:-180",
  "America/Aruba": "-240",
  "America/Caracas": "-240 7t450:-270 2mmo0:-240",
  "America/Costa_Rica": "-360 2iqpo:-300 512c:-360 67do:-300 1rac:-360",
  "America/Guayaquil": "-300 33p5o:-240 24mc:-300",
  "America/La_Paz": "America/Aruba",
  "America/Mexico_City": "-360 45jh0:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 6hac:-360 4r5o:-300 6hac:-360 5u1o:-300 4jac:-360 5u1o:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 6hac:-360 4r5o:-300 6hac:-360 4r5o:-300 6hac:-360 4r5o:-300 6hac:-360 4yxo:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 6hac:-360 4r5o:-300 6hac:-360 4r5o:-300 6hac:-360 4yxo:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 6hac:-360 4r5o:-300 6hac:-360 4r5o:-300 6hac:-360 4yxo:-300 69ic:-360 4yxo:-300 69ic:-360 4yxo:-300 6hac:-360 4r5o:-300 6hac:-360",
  "America/Montevideo": "-180 1jsxo:-120 2cec:-180 8uxo:-120 2lac:-180 7cho:-120 3o6c:-180 7cho:-120 43qc:-180 7cho:-120 3vyc:-180 74po:-120 43qc:-180 3ma1o:-120 5u1o:-180 61to:-120 4r2c:-180 69lo:-120 4yuc:-180 6hdo:-120 4r2c:-180 6hdo:-120 4r2c:-180 6hdo:-120 4yuc:-180 69lo:-120 4yuc:-180 69lo:-120 4yuc:-180 6hdo:-120 4r2c:-180 6hdo:-120 4r2c:-180 6hdo:-120 4r2c:-180",
  "America/Santiago": "-180 26w0:-240 6hdo:-180 4r2c:-240 6p5o:-180 4jac:-240 6p5o:-180 4jac:-240 6p5o:-180 5m6c:-240 5m9o:-180 4r2c:-240 6hdo:-180 4r2c:-240 6p5o:-180 4jac:-240 5u1o:-180 5eec:-240 6p5o:-180 4r2c:-240 6hdo:-180 4r2c:-240 6hdo:-180 4r2c:-240 6hdo:-180 4r2c:-240 6p5o:-180 4jac:-240 6p5o:-180 56mc:-240 61to:-180 4r2c:-240 61to:-180 5tyc:-240 5u1o:-180 4r2c:-240 6p5o:-180 4jac:-240 6p5o:-180 4jac:-240 6p5o:-180 4jac:-240 6p5o:-180 4r2c:-240 6hdo:-180 4r2c:-240 6hdo:-180 4r2c:-240 6p5o:-180 4jac:-240 6p5o:-180 56mc:-240 61to:-180 4r2c:-240 6hdo:-180 5eec:-240 5u1o:-180 6hac:-240 38po:-180 7ryc:-240 3w1o:-180 7cec:-240 43to:-180 74mc:-240 43to:-180 j0ec:-240 2t5o:-180 8fac:-240 2t5o:-180 8fac:-240 2t5o:-180 7cec:-240 4r5o:-180 6hac:-240 4r5o:-180 6hac:-240 4r5o:-180 6hac:-240 4yxo:-180 from:2023 4/2/0/0:-240 9/2/0/60:-180",
  "America/Sao_Paulo": "-180 vz5o:-120 43qc:-180 6wxo:-120 3gec:-180 7t5o:-120 38mc:-180 7s1o:-120 38mc:-180 7zto:-120 3o6c:-180 7s1o:-120 3o6c:-180 7k9o:-120 3gec:-180 7zto:-120 30uc:-180 7zto:-120 3vyc:-180 7cho:-120 3vyc:-180 7cho:-120 3o6c:-180 7cho:-120 43qc:-180 75to:-120 4i6c:-180 6wxo:-120 43qc:-180 6wxo:-120 4jac:-180 6wxo:-120 43qc:-180 7cho:-120 3vyc:-180 7zto:-120 38mc:-180 7k9o:-120 3o6c:-180 821o:-120 3e6c:-180 7cho:-120 3vyc:-180 7zto:-120 3gec:-180 74po:-120 3vyc:-180 7k9o:-120 3o6c:-180 7k9o:-120 3vyc:-180 7cho:-120 3vyc:-180 7cho:-120 43qc:-180 7cho:-120 3o6c:-180 7k9o:-120 3o6c:-180 7k9o:-120 3vyc:-180 7cho:-120 3vyc:-180 7cho:-120 3vyc:-180 7cho:-120 3vyc:-180 7zto:-120 38mc:-180",
  "America/Toronto": "-300 3hp0:-240 5tyc:-300 5m9o:-240 5m6c:-300 5m9o:-240 5m6c:-300 5m9o:-240 5m6c:-300 4yxo:-240 69ic:-300 4yxo:-240 6hac:-300 4r5o:-240 6hac:-300 4r5o:-240 6hac:-300 4yxo:-240 69ic:-300 4yxo:-240 69ic:-300 4yxo:-240 6hac:-300 4r5o:-240 6hac:-300 4r5o:-240 6hac:-300 4yxo:-240 69ic:-300 4yxo:-240 69ic:-300 4yxo:-240 69ic:-300 4yxo:-240 6hac:-300 4r5o:-240 6hac:-300 4r5o:-240 6hac:-300 4yxo:-240 69ic:-300 4yxo:-240 69ic:-300 4yxo:-240 6hac:-300 4r5o:-240 6hac:-300 4r5o:-240 6hac:-300 from:2007 3/8/0/180:-240 11/1/0/120:-300",
  "Asia/Ashgabat": "300 2s1o:360 5nac:300 5ndo:360 5mbc:300 5m80:360 5m80:300 5m80:360 5m80:300 5m80:360 5m80:300 5m80:360 5m80:300 5m80:360 5m80:300 5m80:360 5u00:300 b8g0:240 3gg0:300",
  "Asia/Bangkok": "420",
  "Asia/Bishkek": "360 2s1o:420 5nac:360 5ndo:420 5mbc:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5u00:360 ac6c:300 6xyc:360 56mc:300 61to:360 56mc:300 61to:360 56mc:300 61to:360 56mc:300 61to:360 5eec:300 5mdu:360 6hac:300 4r5o:360 6hac:300 4r5o:360 6p2c:300 4jdo:360 6p2c:300 4jdo:360 6p2c:300 4r5o:360 6hac:300 4r5o:360 6hac:300 4r5o:360 6p2c:300 4jdo:360",
  "Asia/Brunei": "480",
  "Asia/Colombo": "330 470po:390 4r36:360 2yq80:330",
  "Asia/Hong_Kong": "Asia/Brunei",
  "Asia/Jerusalem": "120 f5lo:180 3gg0:120 74o0:180 4bic:120 7zto:180 3gec:120 6sho:180 4nqc:120 6hdo:180 4jac:120 7cho:180 3vyc:120 69lo:180 4r2c:120 6hdo:180 4yuc:120 6hdo:180 4yuc:120 6f5o:180 4tac:120 6f5o:180 4lic:120 6mxo:180 4tac:120 5zlo:180 5pic:120 5qpo:180 5gmc:120 5rto:180 58uc:120 6f90:180 4r2c:120 6wxo:180 5eco:120 5plo:180 56mc:120 5qpo:180 5xac:120 5b5o:180 5tyc:120 5rto:180 56mc:120 5wbc:180 5w6c:120 5c9o:180 5oec:120 5k1o:180 58uc:120 5zlo:180 5w6c:120 5c9o:180 5oec:120 5k1o:180 58uc:120 67do:180 5oec:120 5k1o:180 5gmc:120 from:2013 3/23/5/180:180 10/25/0/120:120",
  "Asia/Kuala_Lumpur": "Asia/Brunei",
  "Asia/Macau": "Asia/Brunei",
  "Asia/Muscat": "240",
  "Asia/Qatar": "Africa/Dar_es_Salaam",
  "Asia/Riyadh": "Africa/Dar_es_Salaam",
  "Asia/Seoul": "540 1d2t0:600 4r40:540 6hc0:600 4r40:540",
  "Asia/Shanghai": "480 11ml0:540 43qc:480 6hdo:540 4r2c:480 6p5o:540 4jac:480 6p5o:540 4r2c:480 6hdo:540 4r2c:480 6hdo:540 4r2c:480",
  "Asia/Singapore": "Asia/Brunei",
  "Asia/Taipei": "Asia/Brunei",
  "Asia/Tashkent": "360 2s1o:420 5nac:360 5ndo:420 5mbc:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5m80:360 5m80:420 5u00:360 b8g0:300",
  "Asia/Tehran": "210 2ly9o:270 4dqc:210 5m9o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5m9o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5m9o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5m9o:270 5oec:210 s49o:270 5oec:210 5m9o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5m9o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5m9o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5l5o:270 5oec:210 5m9o:270 5oec:210 5l5o:270 5oec:210",
  "Asia/Tokyo": "540",
  "Asia/Yerevan": "240 2s1o:300 5nac:240 5ndo:300 5mbc:240 5m80:300 5m80:240 5m80:300 5m80:240 5m80:300 5m80:240 5m80:300 5m80:240 5m80:300 5m80:240 5m80:300 5u00:240 b8g0:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 moo0:300 6hc0:240 4r40:300 6hc0:240 4r40:300 6p40:240 4jc0:300 6p40:240 4jc0:300 6p40:240 4r40:300 6hc0:240 4r40:300 6hc0:240 4r40:300 6p40:240 4jc0:300 6p40:240 4jc0:300 6p40:240 4jc0:300 6p40:240 4r40:300 6hc0:240 4r40:300 6hc0:240 4r40:300 6p40:240 4jc0:300 6p40:240",
  "Atlantic/Faroe": "0 2mjc:60 5m80:0 5m80:60 5u00:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5u00:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 from:1996 3/25/0/120:60 10/25/0/120:0",
  "Atlantic/Reykjavik": "Africa/Abidjan",
  "Europe/Amsterdam": "60 2ml0:120 5m80:60 5m80:120 5u00:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5u00:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 from:1996 3/25/0/180:120 10/25/0/180:60",
  "Europe/Belgrade": "Europe/Amsterdam",
  "Europe/Berlin": "Europe/Amsterdam",
  "Europe/Bratislava": "Europe/Amsterdam",
  "Europe/Brussels": "Europe/Amsterdam",
  "Europe/Bucharest": "120 2ml0:180 5m80:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5u00:120 5m4o:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m6c:120 5m9o:180 5m6c:120 5u1o:180 6hac:120 from:1997 3/25/0/240:180 10/25/0/240:120",
  "Europe/Budapest": "60 2mho:120 5m80:60 5mbc:120 5u00:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5u00:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 from:1996 3/25/0/180:120 10/25/0/180:60",
  "Europe/Chisinau": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 1amc:180 4jdo:120 5m80:180 5m80:120 5m4o:180 5m6c:120 5m9o:180 5m6c:120 5m9o:180 5m6c:120 5m9o:180 5m6c:120 5u1o:180 6hac:120 from:1997 3/25/0/180:180 10/25/0/180:120",
  "Europe/Copenhagen": "Europe/Amsterdam",
  "Europe/Dublin": "0 2mjc:60 6hc0:0 4r40:60 6p40:0 4r40:60 6hc0:0 4r40:60 6hc0:0 4r40:60 6hc0:0 4r40:60 6hc0:0 4r40:60 6p40:0 4jc0:60 6p40:0 4r40:60 6hc0:0 4r40:60 6hc0:0 4r40:60 6hc0:0 4r40:60 6hc0:0 4r40:60 6hc0:0 from:1996 3/25/0/120:60 10/25/0/120:0",
  "Europe/Guernsey": "Europe/Dublin",
  "Europe/Helsinki": "120 2mmo:180 5m80:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 from:1996 3/25/0/240:180 10/25/0/240:120",
  "Europe/Isle_of_Man": "Europe/Dublin",
  "Europe/Istanbul": "180 6il0:240 1xyc:180 c800:120 58w0:180 4yw0:120 5nc0:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5eg0:180 5u00:120 5m80:180 5m80:120 5u00:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 4jc0:180 6p40:120 4jc0:180 6p40:120 4r40:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 4jc0:180 6p40:120 4jc0:180 6p40:120 4jfc:180 6p40:120 4r40:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 4kg0:180 6o00:120 4jc0:180 6p40:120 4r40:180 6hc0:120 4s80:180 6g80:120 4r40:180 6ww0:120 4bk0:180",
  "Europe/Jersey": "Europe/Dublin",
  "Europe/Kyiv": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 30uc:180 e1lo:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5u00:180 6hdo:120 from:1997 3/25/0/240:180 10/25/0/240:120",
  "Europe/Lisbon": "0 2mho:60 5m80:0 5m80:60 5u00:0 5m80:60 5m80:0 5m9o:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5m80:0 5m80:60 5u00:0 5m80:60 5m80:0 5m80:60 b8ho:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 cbac:0 from:1997 3/25/0/120:60 10/25/0/120:0",
  "Europe/Ljubljana": "Europe/Amsterdam",
  "Europe/London": "Europe/Dublin",
  "Europe/Luxembourg": "Europe/Amsterdam",
  "Europe/Madrid": "Europe/Amsterdam",
  "Europe/Mariehamn": "Europe/Helsinki",
  "Europe/Minsk": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 moo0:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5u00:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 4jc0:180 6p40:120 4jc0:180 6p40:120 4r40:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 4jc0:180 6p40:120 4jc0:180 6p40:120 4jc0:180 6p40:120 4r40:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 4jc0:180",
  "Europe/Moscow": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5u00:180 b8g0:120 3gg0:180 25s0:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5u00:240 6hc0:180 4r40:240 6hc0:180 4r40:240 6hc0:180 4r40:240 6p40:180 4jc0:240 6p40:180 4jc0:240 6p40:180 4r40:240 6hc0:180 4r40:240 6hc0:180 4r40:240 6p40:180 4jc0:240 6p40:180 4jc0:240 6p40:180 4jc0:240 6p40:180 4r40:240 6hc0:180 4r40:240 6hc0:180 4r40:240 6p40:180 4jc0:240 14eec:180",
  "Europe/Oslo": "Europe/Amsterdam",
  "Europe/Paris": "Europe/Amsterdam",
  "Europe/Prague": "Europe/Amsterdam",
  "Europe/Riga": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 b8g0:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5u00:180 5m80:120 5m9o:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6p40:120 from:2001 3/25/0/240:180 10/25/0/240:120",
  "Europe/Rome": "Europe/Amsterdam",
  "Europe/San_Marino": "Europe/Amsterdam",
  "Europe/Skopje": "Europe/Amsterdam",
  "Europe/Sofia": "120 2ml0:180 5m80:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5u00:120 5m4o:180 5m6c:120 5m9o:180 5m6c:120 5m9o:180 5m6c:120 5m9o:180 5m6c:120 5m9o:180 5m6c:120 5u1o:180 6hac:120 from:1997 3/25/0/240:180 10/25/0/240:120",
  "Europe/Stockholm": "Europe/Amsterdam",
  "Europe/Tallinn": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 b8g0:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5u00:180 6hc0:120 4r40:180 6hc0:120 4r40:180 6hdo:120 4r40:180 6p40:120 from:2002 3/25/0/240:180 10/25/0/240:120",
  "Europe/Vaduz": "Europe/Amsterdam",
  "Europe/Vienna": "Europe/Amsterdam",
  "Europe/Vilnius": "180 2s1o:240 5nac:180 5ndo:240 5mbc:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 5m80:240 5m80:180 b8g0:120 5m80:180 5u00:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5m80:180 5m80:120 5u00:180 6hc0:120 4r40:180 6hc0:120 b8g0:60 4r40:120 from:2003 3/25/0/240:180 10/25/0/240:120",
  "Europe/Warsaw": "60 2mjc:120 5m80:60 5m80:120 5u00:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m9o:120 5m80:60 5m80:120 5m80:60 5m80:120 5u00:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 5m80:120 5m80:60 from:1996 3/25/0/180:120 10/25/0/180:60",
  "Europe/Zagreb": "Europe/Amsterdam",
  "Europe/Zurich": "Europe/Amsterdam",
  "Pacific/Fiji": "720 4yhp0:780 3o80:720 7s00:780 3gg0:720 31yw0:780 3o80:720 6hc0:780 43s0:720 74o0:780 2t40:720 8fc0:780 2t40:720 8n40:780 2lac:720 8uxo:780 2dk0:720 8uw0:780 2dk0:720 92o0:780 25s0:720 92o0:780 25s0:720 92o0:780 25s0:720 9ag0:780 1y00:720 al40:780 v40:720",
  "Pacific/Noumea": "660 4cvx0:720 2t40:660",
  "Pacific/Tahiti": "-600",
  "UTC": "Africa/Abidjan"
};

// src/parse/values/zone.ts
var MINUTE = 6e4;
var DAY = 24 * 60 * MINUTE;
var FIRST_YEAR = 1983;
var LAST_REMEMBERED_YEAR = 2100;
var zones = /* @__PURE__ */ new Map();
function zoneOffset(name, wall) {
  let zone = zones.get(name);
  if (zone === void 0) {
    zone = readZone(name);
    zones.set(name, zone);
  }
  const changes = zone.yearly.length > 0 ? changesNear(zone, wall) : zone.changes;
  let at2 = changes.length - 1;
  while (at2 > 0 && wall < changes[at2].wall) at2--;
  return changes[at2].offset;
}
function changesNear(zone, wall) {
  const year = new Date(wall).getUTCFullYear();
  if (year < zone.ruleYear) return zone.changes;
  const known2 = zone.years.get(year);
  if (known2 !== void 0) return known2;
  const changes = changesIn(year, zone.yearly);
  if (year < LAST_REMEMBERED_YEAR) zone.years.set(year, changes);
  return changes;
}
function changesIn(year, yearly) {
  const changes = [{ wall: Date.UTC(year, 0), offset: yearly.at(-1).offset }];
  for (const { month, day, weekday, minute, offset } of yearly) {
    const earliest = Date.UTC(year, month - 1, day);
    const days = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
    changes.push({ wall: earliest + days * DAY + minute * MINUTE, offset });
  }
  return changes;
}
function readZone(name) {
  const row = ZONES[name];
  if (row === void 0)
    throw new RangeError(
      `no zone ${JSON.stringify(name)} in zones.generated.ts: \`npm run zones\` adds new ones`
    );
  const same = ZONES[row];
  const [first = "", ...words3] = (same ?? row).split(" ");
  const changes = [{ wall: Number.NEGATIVE_INFINITY, offset: Number(first) }];
  const yearly = [];
  let ruleYear = 0;
  let wall = Date.UTC(FIRST_YEAR, 0);
  for (const word of words3) {
    const [when2 = "", to] = word.split(":");
    const offset = Number(to);
    if (when2 === "from") ruleYear = offset;
    else if (ruleYear === 0) {
      wall += Number.parseInt(when2, 36) * MINUTE;
      changes.push({ wall, offset });
    } else {
      const [month = 0, day = 0, weekday = 0, minute = 0] = when2.split("/").map(Number);
      yearly.push({ month, day, weekday, minute, offset });
    }
  }
  return { changes, yearly, ruleYear, years: /* @__PURE__ */ new Map() };
}
var ABBREVIATIONS = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MET: 60,
  WAT: 60,
  CEST: 120,
  MEST: 120,
  EET: 120,
  CAT: 120,
  SAST: 120,
  EEST: 180,
  EAT: 180,
  TRT: 180,
  // Three hours until 2011 and since 2014, four between.
  MSK: "Europe/Moscow",
  MSD: 240,
  GST: 240,
  PKT: 300,
  UZT: 300,
  ALMT: 360,
  ICT: 420,
  WIB: 420,
  HKT: 480,
  SGT: 480,
  MYT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  ACST: 570,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  BRT: -180,
  BRST: -120,
  ART: -180,
  UYT: -180,
  CLT: -240,
  CLST: -180,
  VET: -240,
  EST: -300,
  EDT: -240,
  PET: -300,
  COT: -300,
  ECT: -300,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420
};

// src/parse/values/date.ts
var NOTHING = { iso: null, ambiguous: false };
var AMBIGUOUS = { iso: null, ambiguous: true };
function readDate(value, zone, order) {
  const text = value.slice(0, 80).trim();
  const plain2 = readIso(text, zone);
  if (plain2 !== null) return { iso: plain2, ambiguous: false };
  const day = readDay(text, order);
  if (day === null) return NOTHING;
  if (day === "ambiguous") return AMBIGUOUS;
  const clock = readClock(day.rest);
  if (clock === null || day.year < FIRST_YEAR) return NOTHING;
  const wall = Date.UTC(day.year, day.month - 1, day.day, clock.hour, clock.minute, clock.second);
  const offset = printedOffset(clock.after, wall) ?? (zone === null ? 0 : zoneOffset(zone, wall));
  const iso = clock.hour > 23 || clock.second > 59 ? new Date(wall).toISOString().slice(0, 19) : `${day.year}-${pad(day.month)}-${pad(day.day)}T${pad(clock.hour)}:${pad(clock.minute)}:${pad(clock.second)}`;
  return { iso: `${iso}${offsetText(offset)}`, ambiguous: false };
}
function readIso(text, zone) {
  const { length } = text;
  if (text.charAt(4) !== "-" || text.charAt(7) !== "-") return null;
  const [year, month, day] = [digits(text, 0) * 100 + digits(text, 2), digits(text, 5), digits(text, 8)];
  if (!(year >= FIRST_YEAR && isDay(year, month, day))) return null;
  if (length === 10)
    return `${text}T00:00:00${zone === null ? "+00:00" : offsetText(zoneOffset(zone, Date.UTC(year, month - 1, day)))}`;
  const join3 = text.charAt(10);
  if (join3 !== "T" && join3 !== " " || text.charAt(13) !== ":" || text.charAt(16) !== ":") return null;
  const [hour, minute] = [digits(text, 11), digits(text, 14)];
  if (!(hour < 24 && minute < 60 && digits(text, 17) < 60)) return null;
  let offset = "+00:00";
  if (length === 19) {
    if (zone !== null) offset = offsetText(zoneOffset(zone, Date.UTC(year, month - 1, day, hour, minute)));
  } else if (length === 25 && text.charAt(22) === ":" && digits(text, 20) < 14 && digits(text, 23) < 60) {
    offset = text.slice(19);
    if (offset.charAt(0) !== "+" && (offset.charAt(0) !== "-" || offset === "-00:00")) return null;
  } else if (text.charAt(length - 1) !== "Z") return null;
  else if (length !== 20 && !(text.charAt(19) === "." && Number(text.slice(20, -1)) >= 0)) return null;
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${offset}`;
}
function digits(text, at2) {
  const tens = text.charCodeAt(at2) - 48;
  const units = text.charCodeAt(at2 + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : Number.NaN;
}
var isDigit = (character) => character >= "0" && character <= "9";
var NUMBERS = /^(\d{1,4})([-./年년])\s?(\d{1,2})[-./月월]\s?(\d{1,4})(?!\d)[.日일]?/u;
var COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2}))?(?!\d)/u;
var NAMED_MONTH = /^(\d{1,4}|\p{L}{3,10})(?:st|nd|rd|th)?[-./\s,]{1,3}(?:(?:of|de)\s)?(\d{1,2}|\p{L}{3,10})(?:st|nd|rd|th)?[-./\s,]{1,3}(?:del?\s)?(\d{1,4})(?!\d)/u;
var CTIME = /^([A-Za-z]{3})\s{1,2}(\d{1,2})\s{1,2}(\d{2}:\d{2}:\d{2})\s{1,2}(?:([A-Za-z]{1,5}|[+-]\d{4})\s{1,2})?(\d{4})(?!\d)/u;
var LEAD = /^(?:["'([]|on\s)\s{0,3}/iu;
var TIME_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?)\s{1,3}(\d[^\n]{5,60})$/u;
var WEEKDAY = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?[.,]?\s{1,3}/iu;
function readDay(text, order) {
  const bare3 = isDigit(text.charAt(0)) ? text : text.replace(LEAD, "").replace(WEEKDAY, "");
  const colon = bare3.indexOf(":");
  const body = colon === 1 || colon === 2 ? bare3.replace(TIME_FIRST, "$2 $1") : bare3;
  if (!isDigit(body.charAt(0))) return namedDay(body) ?? ctimeDay(body);
  return numericDay(body, order) ?? compactDay(body) ?? namedDay(body);
}
function numericDay(body, order) {
  const found = NUMBERS.exec(body);
  if (found === null) return null;
  const [all, first = "", separator, middle = "", last = ""] = found;
  const rest = body.slice(all.length);
  if (first.length === 4 && last.length <= 2) return toDay(Number(first), Number(middle), Number(last), rest);
  if (first.length > 2 || last.length !== 4) return null;
  const [one, other, year] = [Number(first), Number(middle), Number(last)];
  const sure = one > 12 || separator === "." || one === other ? "dmy" : other > 12 ? "mdy" : order;
  if (sure === null) return "ambiguous";
  return sure === "dmy" ? toDay(year, other, one, rest) : toDay(year, one, other, rest);
}
function compactDay(body) {
  const found = COMPACT.exec(body);
  if (found === null) return null;
  const [all, year, month, day, hour, minute, second] = found;
  const clock = hour === void 0 ? "" : ` ${hour}:${minute}:${second}`;
  return toDay(Number(year), Number(month), Number(day), clock + body.slice(all.length));
}
function namedDay(body) {
  const found = NAMED_MONTH.exec(body.toLowerCase());
  if (found === null) return null;
  const [all, first = "", middle = "", last = ""] = found;
  const rest = body.slice(all.length);
  if (!isDigit(first))
    return last.length === 4 ? toDay(Number(last), monthOf(first), Number(middle), rest) : null;
  const month = monthOf(middle);
  if (first.length === 4) return toDay(Number(first), month, Number(last), rest);
  if (last.length === 4) return toDay(Number(last), month, Number(first), rest);
  if (last.length !== 2 || !all.includes("-")) return null;
  return toDay(Number(last) + (Number(last) < 70 ? 2e3 : 1900), month, Number(first), rest);
}
function ctimeDay(body) {
  const found = CTIME.exec(body);
  if (found === null) return null;
  const [all, month = "", day, time2, zone = "", year] = found;
  return toDay(Number(year), monthOf(month), Number(day), ` ${time2} ${zone}${body.slice(all.length)}`);
}
function toDay(year, month, day, rest) {
  return isDay(year, month, day) ? { year, month, day, rest } : null;
}
var isDay = (year, month, day) => month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
var MONTHS = new Map(
  [
    "jan ene gen \u044F\u043D\u0432 \u0441\u0456\u0447 sty oca",
    "feb fev f\xE9v \u0444\u0435\u0432 \u043B\u044E\u0442 lut \u015Fub",
    "mar m\xE4r mrt maa \u043C\u0430\u0440 \u0431\u0435\u0440",
    "apr avr abr \u0430\u043F\u0440 \u043A\u0432\u0456 kwi nis",
    "may mai mag maj mei \u043C\u0430\u0439 \u043C\u0430\u044F \u0442\u0440\u0430",
    "jun giu \u0438\u044E\u043D \u0447\u0435\u0440 cze haz",
    "jul lug jui \u0438\u044E\u043B \u043B\u0438\u043F lip tem",
    "aug agu ago ao\xFB aou \u0430\u0432\u0433 \u0441\u0435\u0440 sie a\u011Fu",
    "sep set \u0441\u0435\u043D \u0432\u0435\u0440 wrz eyl",
    "oct okt ott out \u043E\u043A\u0442 \u0436\u043E\u0432 pa\u017A eki",
    "nov nop \u043D\u043E\u044F kas",
    "dec des dez dic d\xE9c \u0434\u0435\u043A \u0433\u0440\u0443 gru ara"
  ].flatMap((names2, index2) => names2.split(" ").map((name) => [name, index2 + 1]))
);
function monthOf(name) {
  const lower = name.toLowerCase();
  if (lower.startsWith("juin")) return 6;
  return MONTHS.get(lower.slice(0, 3)) ?? 0;
}
var MIDNIGHT = { hour: 0, minute: 0, second: 0, after: "" };
var TIME = /(?:^|[^\d])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d{1,9})?(?:\s?([AaPp])\.?[Mm]\b\.?)?/u;
function readClock(rest) {
  if (!rest.includes(":")) return MIDNIGHT;
  const found = TIME.exec(rest);
  if (found === null) return MIDNIGHT;
  let hour = Number(found[1]);
  const [minute, second] = [Number(found[2]), Number(found[3] ?? 0)];
  const half = found[4]?.toLowerCase();
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  if (hour > 24 || minute > 59 || second > 60 || hour === 24 && minute + second > 0) return null;
  return { hour, minute, second, after: rest.slice(found.index + found[0].length) };
}
var OFFSET = /^\s*\(?(?:(?:UTC|GMT|[A-Z]{3,4})\s?)?([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)/u;
var ABBREVIATION = /^\s*\(?([A-Z]{1,5})\b/u;
function printedOffset(after, wall) {
  if (after === "") return null;
  if (after === "Z") return 0;
  const numeric = OFFSET.exec(after);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes <= 14 * 60) return numeric[1] === "-" && minutes > 0 ? -minutes : minutes;
  }
  const name = ABBREVIATION.exec(after)?.[1];
  const known2 = name === void 0 ? void 0 : ABBREVIATIONS[name];
  return typeof known2 === "string" ? zoneOffset(known2, wall) : known2 ?? null;
}
function offsetText(offset) {
  if (offset === 0) return "+00:00";
  const minutes = Math.abs(offset);
  return `${offset < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
var TWO_DIGITS = Array.from({ length: 60 }, (_, n) => n < 10 ? `0${n}` : `${n}`);
var pad = (n) => TWO_DIGITS[n] ?? "";
function orderIn(dates) {
  let order = null;
  for (const date of dates) {
    const [all, first, separator, second, year] = NUMBERS.exec(date?.trim() ?? "") ?? [];
    if (all === void 0 || separator === "." || year?.length !== 4) continue;
    const shown = Number(first) > 12 ? "dmy" : Number(second) > 12 ? "mdy" : null;
    if (shown === null) continue;
    if (order !== null && order !== shown) return null;
    order = shown;
  }
  return order;
}

// src/parse/read/draft.ts
var ContactDraft = class {
  id = null;
  name = null;
  /** Part of the name, which it is joined to as soon as both are read. */
  surname = null;
  organization = null;
  address = null;
  city = null;
  zip = null;
  state = null;
  country = null;
  country_code = null;
  phone = null;
  fax = null;
  email = null;
  created_on = null;
  updated_on = null;
  /** Lines without a label, to be read when the section ends. */
  free = [];
  /** Whether anything was read into it. */
  used = false;
};
var RegistrarDraft = class {
  id = null;
  name = null;
  organization = null;
  url = null;
};
var NameserverDraft = class {
  constructor(name) {
    this.name = name;
  }
  name;
  ipv4 = null;
  ipv6 = null;
};
var Draft = class {
  domain = null;
  /** The name that the answer repeats from the question: no evidence of a record. */
  query = null;
  domain_id = null;
  created_on = null;
  updated_on = null;
  expires_on = null;
  referral_whois = null;
  referral_url = null;
  disclaimer = null;
  statuses = [];
  registrar = null;
  registrant = [];
  admin = [];
  technical = [];
  objects = [];
  handles = [];
  nameservers = [];
};

// src/parse/values/nameserver.ts
var HOST = /^[\p{L}\p{N}_*](?:[\p{L}\p{M}\p{N}_-]{0,62})(?:\.[\p{L}\p{M}\p{N}_-]{1,63}){1,20}\.?$/u;
var RECORD = /^\S{1,255}\s{1,20}(?:\d{1,10}\s{1,20})?(?:IN\s{1,20})?NS\s{1,20}(?=\S)/u;
var NO_SERVER = /* @__PURE__ */ new Set(["not.defined", "no.nameserver", "not.available"]);
var MAX_SERVERS = 64;
function readNameservers(value, servers) {
  if (isHostName(value)) {
    const server2 = serverOf(value, servers);
    return server2 === null ? [] : [server2];
  }
  const found = [];
  let server = null;
  let before = null;
  for (const token of tokensOf(value.includes("NS") ? value.replace(RECORD, "") : value)) {
    if (addAddress(token, server)) {
      if (server === null) before = token;
    } else if (HOST.test(token)) {
      server = serverOf(token, servers);
      if (server === null) break;
      if (before !== null) addAddress(before, server);
      before = null;
      found.push(server);
    } else if (server === null && !ORDINAL.test(token)) return [];
  }
  return found;
}
function readAddresses(value, servers) {
  const server = servers.at(-1);
  if (server === void 0) return null;
  let found = false;
  for (const token of tokensOf(value)) if (addAddress(token, server)) found = true;
  return found ? server : null;
}
var tokensOf = (value) => (value.includes(":") ? value.replace(BEFORE_IPV4, " ") : value).split(/[\s,;()[\]{}<>|/="]+/u, 24).filter((token) => token !== "");
var BEFORE_IPV4 = /(?<=\.\p{L}{2,24}):(?=\d{1,3}\.\d)/u;
var ORDINAL = /^(?:\d{1,2}\.?|[-*•–#])$/u;
function addAddress(token, server) {
  if (isIpv4(token)) {
    if (server !== null) server.ipv4 ??= token;
  } else if (isIpv6(token)) {
    if (server !== null) server.ipv6 ??= token.toLowerCase();
  } else return false;
  return true;
}
function serverOf(host, servers) {
  const name = (host.endsWith(".") ? host.slice(0, -1) : host).toLowerCase();
  if (NO_SERVER.has(name)) return null;
  for (const server2 of servers) if (server2.name === name) return server2;
  if (servers.length >= MAX_SERVERS) return null;
  const server = new NameserverDraft(name);
  servers.push(server);
  return server;
}
function isHostName(value) {
  let point = false;
  let letter = false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === 46) {
      if (i === 0) return false;
      if (i < value.length - 1) point = true;
    } else if (code >= 97 && code <= 122 || code >= 65 && code <= 90) letter = true;
    else if (!(code >= 48 && code <= 57 || code === 45)) return false;
  }
  return point && letter && value.length <= 254 && !value.includes("..");
}
var OCTET = "(?:25[0-5]|2[0-4]\\d|[01]?\\d{1,2})";
var IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
var isIpv4 = (text) => text.length <= 15 && IPV4.test(text);
function isIpv6(text) {
  return text.length <= 45 && text.includes(":") && /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?:\.\d{1,3}){0,3}$/iu.test(text);
}

// src/parse/words/countries.ts
var COUNTRY_CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
  PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW AN EU UK XK
`;
var COUNTRY_NAMES = `
  afghanistan | albania | algeria | american samoa | andorra | angola | anguilla | antarctica |
  antigua & barbuda | argentina | armenia | aruba | australia | austria | azerbaijan | bahamas | bahrain |
  bangladesh | barbados | belarus | belgium | belize | benin | bermuda | bhutan | bolivia |
  bosnia & herzegovina | botswana | bouvet island | brazil | british indian ocean territory |
  british virgin islands | brunei | bulgaria | burkina faso | burundi | cambodia | cameroon | canada |
  cape verde | caribbean netherlands | cayman islands | central african republic | chad | chile | china |
  christmas island | cocos (keeling) islands | colombia | comoros | congo - brazzaville | congo - kinshasa |
  cook islands | costa rica | croatia | cuba | cura\xE7ao | cyprus | czechia | c\xF4te d\u2019ivoire | denmark | djibouti |
  dominica | dominican republic | ecuador | egypt | el salvador | equatorial guinea | eritrea | estonia |
  eswatini | ethiopia | european union | falkland islands | faroe islands | fiji | finland | france |
  french guiana | french polynesia | french southern territories | gabon | gambia | georgia | germany | ghana |
  gibraltar | greece | greenland | grenada | guadeloupe | guam | guatemala | guernsey | guinea | guinea-bissau |
  guyana | haiti | heard & mcdonald islands | honduras | hong kong | hungary | iceland | india | indonesia |
  iran | iraq | ireland | isle of man | israel | italy | jamaica | japan | jersey | jordan | kazakhstan |
  kenya | kiribati | kosovo | kuwait | kyrgyzstan | laos | latvia | lebanon | lesotho | liberia | libya |
  liechtenstein | lithuania | luxembourg | macao | madagascar | malawi | malaysia | maldives | mali | malta |
  marshall islands | martinique | mauritania | mauritius | mayotte | mexico | micronesia | moldova | monaco |
  mongolia | montenegro | montserrat | morocco | mozambique | myanmar (burma) | namibia | nauru | nepal |
  netherlands | new caledonia | new zealand | nicaragua | niger | nigeria | niue | norfolk island |
  north korea | north macedonia | northern mariana islands | norway | oman | pakistan | palau |
  palestinian territories | panama | papua new guinea | paraguay | peru | philippines | pitcairn islands |
  poland | portugal | puerto rico | qatar | romania | russia | rwanda | r\xE9union | samoa | san marino |
  saudi arabia | senegal | serbia | seychelles | sierra leone | singapore | sint maarten | slovakia | slovenia |
  solomon islands | somalia | south africa | south georgia & south sandwich islands | south korea |
  south sudan | spain | sri lanka | st. barth\xE9lemy | st. helena | st. kitts & nevis | st. lucia | st. martin |
  st. pierre & miquelon | st. vincent & grenadines | sudan | suriname | svalbard & jan mayen | sweden |
  switzerland | syria | s\xE3o tom\xE9 & pr\xEDncipe | taiwan | tajikistan | tanzania | thailand | timor-leste | togo |
  tokelau | tonga | trinidad & tobago | tunisia | turkmenistan | turks & caicos islands | tuvalu | t\xFCrkiye |
  u.s. outlying islands | u.s. virgin islands | uganda | ukraine | united arab emirates | united kingdom |
  united states | uruguay | uzbekistan | vanuatu | vatican city | venezuela | vietnam | wallis & futuna |
  western sahara | yemen | zambia | zimbabwe | \xE5land islands |

  united states of america | usa | u.s.a. | great britain | united kingdom of great britain & n. ireland |
  england | scotland | russian federation | korea | republic of korea | korea, republic of |
  iran, islamic republic of | viet nam | the netherlands | czech republic | macau | turkey | turkiye |
  republic of moldova | taiwan, province of china | uae | wales | northern ireland | great britain (uk) |
  republic of ireland | korea, south | korea (south) | virgin islands (british) | virgin islands, british |
  virgin islands (u.s.) | bosnia and herzegovina | trinidad and tobago | antigua and barbuda |
  saint kitts and nevis | turks and caicos islands | macedonia | moldova, republic of |
  tanzania, united republic of | slovak republic | brunei darussalam | holland | bahamas, the | the bahamas |
  netherlands antilles | palestine |

  deutschland | \xF6sterreich | oesterreich | schweiz | suisse | svizzera | belgique | belgi\xEB | belgie |
  nederland | luxemburg | espa\xF1a | espana | italia | polska | polska/poland | \u010Desk\xE1 republika |
  ceska republika | slovensko | slovensk\xE1 republika | slovenija | hrvatska | srbija | magyarorsz\xE1g | danmark |
  sverige | norge | suomi | \xEDsland | eesti | latvija | lietuva | rom\xE2nia | \u03B5\u03BB\u03BB\u03AC\u03B4\u03B1 | hellas | \u0440\u043E\u0441\u0441\u0438\u044F |
  \u0440\u043E\u0441\u0441\u0438\u0439\u0441\u043A\u0430\u044F \u0444\u0435\u0434\u0435\u0440\u0430\u0446\u0438\u044F | \u0443\u043A\u0440\u0430\u0457\u043D\u0430 | \u0431\u0435\u043B\u0430\u0440\u0443\u0441\u044C | \u0431\u044A\u043B\u0433\u0430\u0440\u0438\u044F | brasil | m\xE9xico | per\xFA | royaume-uni | \xE9tats-unis |
  allemagne | espagne | italie | pays-bas | estados unidos | reino unido | stati uniti | regno unito
`;

// src/parse/values/country.ts
var CODES = new Set(COUNTRY_CODES.trim().split(/\s+/u));
function readCountryCode(value) {
  if (value.length !== 2) return null;
  const code = value.toUpperCase();
  return CODES.has(code) ? code : null;
}
var names;
function isCountryName(text) {
  if (text.length < 3 || text.length > 60) return false;
  names ??= new Set(COUNTRY_NAMES.trim().split(/\s*\|\s*/u));
  return names.has(text.toLowerCase());
}
var isCountry = (line) => readCountryCode(line) !== null || isCountryName(line);

// src/parse/merge/merge-contacts.ts
var TYPE = { registrant: 1, admin: 2, technical: 3 };
function contactsOf(draft, role) {
  const own2 = draft[role];
  if (draft.objects.length === 0 && draft.handles.length === 0)
    return own2.every((contact) => contact.used) ? own2 : own2.filter((contact) => contact.used);
  const found = [];
  for (const contact of own2) {
    if (!contact.used) continue;
    const object = isBare(contact) && contact.name !== null ? objectOf(draft, contact.name) : void 0;
    found.push(object ?? contact);
  }
  for (const handle of draft.handles) {
    if (handle.role !== role) continue;
    const object = objectOf(draft, handle.id);
    if (object !== void 0 && !found.includes(object)) found.push(object);
  }
  return found;
}
function objectOf(draft, handle) {
  const id = handle.toLowerCase();
  return draft.objects.find((object) => object.id?.toLowerCase() === id);
}
var isBare = (contact) => contact.address === null && contact.organization === null && contact.email === null && contact.phone === null;
var HIDDEN = /redacted|not disclosed|privacy|withheld|hidden|statutory masking|data protected|registrar whois|query the rdds/iu;
function isHidden(contact) {
  return (contact.name === null || HIDDEN.test(contact.name)) && (contact.organization === null || HIDDEN.test(contact.organization)) && (contact.address === null || HIDDEN.test(contact.address));
}
var readCode = (text) => text === null ? null : readCountryCode(text);
var HANDLE = /^(?=[A-Za-z-]{0,30}\d)(?:[A-Za-z]{1,16}\d{0,12}-[A-Z]{2,10}|(?=(?:[A-Za-z-]{0,30}\d){2})[A-Za-z][A-Za-z\d]{1,20}(?:-[A-Za-z\d]{1,20}){1,3})$/u;
var WITH_MAILBOX = /^([^@]{1,200}?),?[\s<(]{1,8}([^\s<>(),@]{1,64}@[^\s<>(),@]{1,190}\.[^\s<>(),@]{2,63})[>)]?$/u;
function toContact(draft, role) {
  const named = readCode(draft.country);
  const code = readCode(draft.country_code) ?? named;
  const country2 = named === null ? draft.country : null;
  const [, name, mailbox] = draft.name?.includes("@") ? WITH_MAILBOX.exec(draft.name) ?? [] : [];
  const handle = draft.id === null && isBare(draft) && HANDLE.test(draft.name ?? "") ? draft.name : null;
  return {
    id: draft.id ?? handle,
    type: TYPE[role],
    name: handle === null ? name?.trimEnd() ?? draft.name : null,
    organization: draft.organization,
    address: draft.address,
    city: draft.city,
    zip: draft.zip,
    state: draft.state,
    country: country2 ?? (code === null ? draft.country_code : null),
    country_code: code,
    phone: draft.phone,
    fax: draft.fax,
    email: draft.email ?? mailbox ?? null,
    created_on: null,
    updated_on: null
  };
}

// src/parse/merge/assemble.ts
function assemble(parts, domain, origins = null) {
  const records = parts.length < 2 ? parts : parts.filter((part, n) => n === 0 || part.answer.kind === "record");
  const status = parts[0]?.answer.status ?? "unknown";
  const known2 = status !== "unknown";
  const [registry2] = parts;
  if (registry2 !== void 0)
    for (const property of OF_STATUS) origins?.domain(property, "statuses", registry2);
  const printed = textOf(records, "domain", "domain", origins) ?? textOf(records, "domain", "query", origins);
  return {
    disclaimer: textOf(records, "disclaimer", "disclaimer", origins),
    domain: cleanDomain(printed, domain) ?? cleanDomain(domain, null),
    domain_id: textOf(records, "domain_id", "domain_id", origins),
    referral_whois: cleanHost(textOf(records, "referral_whois", "referral_whois", origins)),
    referral_url: textOf(records, "referral_url", "referral_url", origins),
    status,
    "available?": known2 ? status === "available" : null,
    "registered?": known2 ? HELD.has(status) : null,
    created_on: dateOf(records, "created_on", origins),
    updated_on: dateOf(records, "updated_on", origins),
    expires_on: dateOf(records, "expires_on", origins),
    registrar: registrarOf(records, origins),
    registrant_contacts: contactsOfRole(records, "registrant", origins),
    admin_contacts: contactsOfRole(records, "admin", origins),
    technical_contacts: contactsOfRole(records, "technical", origins),
    nameservers: nameserversOf(records, origins)
  };
}
var OF_STATUS = ["status", "available?", "registered?"];
var HELD = /* @__PURE__ */ new Set([
  "registered",
  "redemption",
  "pending_delete",
  "inactive",
  "suspended",
  "expired"
]);
function textOf(records, property, field, origins) {
  for (const part of records) {
    const value = part.draft[field];
    if (value === null) continue;
    origins?.domain(property, field, part);
    return value;
  }
  return null;
}
function dateOf(records, field, origins) {
  for (const part of records) {
    const iso = isoOf(part.draft[field], part.draft, field, part, origins);
    if (iso === null) continue;
    origins?.domain(field, field, part);
    return iso;
  }
  return null;
}
function isoOf(value, owner, field, part, origins) {
  if (value === null) return null;
  const { zone, dates } = part.module;
  let { iso, ambiguous } = readDate(value, zone, dates);
  if (ambiguous) {
    const { created_on, updated_on, expires_on } = part.draft;
    ({ iso, ambiguous } = readDate(value, zone, orderIn([created_on, updated_on, expires_on])));
  }
  if (iso === null) origins?.unreadable.push({ part, owner, field, value, ambiguous });
  return iso;
}
function registrarOf(records, origins) {
  let registrar = null;
  for (const part of records) {
    const draft = part.draft.registrar;
    if (draft === null) continue;
    for (const field of REGISTRAR_FIELDS) {
      if (draft[field] === null) continue;
      registrar ??= { id: null, name: null, organization: null, url: null };
      if (registrar[field] !== null) continue;
      registrar[field] = draft[field];
      origins?.registrar(field, part);
    }
  }
  return registrar;
}
var REGISTRAR_FIELDS = ["id", "name", "organization", "url"];
function nameserversOf(records, origins) {
  const part = records.find(({ draft }) => draft.nameservers.length > 0);
  if (part === void 0) return [];
  origins?.nameservers(part);
  return part.draft.nameservers.map(({ name, ipv4, ipv6 }) => ({ name, ipv4, ipv6 }));
}
function contactsOfRole(records, role, origins) {
  let best = null;
  let drafts = [];
  for (const part2 of records) {
    const found = contactsOf(part2.draft, role);
    if (found.length === 0 || best !== null && found.every(isHidden)) continue;
    best = part2;
    drafts = found;
    if (records.length === 1 || !found.every(isHidden)) break;
  }
  if (best === null) return [];
  const part = best;
  origins?.contacts(role, drafts, part);
  return drafts.map((draft) => {
    const contact = toContact(draft, role);
    contact.created_on = isoOf(draft.created_on, draft, "created_on", part, origins);
    contact.updated_on = isoOf(draft.updated_on, draft, "updated_on", part, origins);
    return contact;
  });
}
function cleanDomain(value, asked) {
  if (value === null) return null;
  const printed = value.trim().toLowerCase();
  const word = isHostName(printed) ? printed : printed.split(/\s/, 1)[0] ?? "";
  const name = word.endsWith(".") ? word.slice(0, -1) : word;
  if (asked !== null && !name.includes(".") && asked.toLowerCase().startsWith(`${name}.`))
    return asked.toLowerCase();
  return name === "" ? null : name;
}
function cleanHost(value) {
  if (value === null) return null;
  const host = value.replace(/^(?:r?whois:\/\/|https?:\/\/(?=whois\.))/i, "").replace(/[/\s].*$/s, "").toLowerCase();
  return /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/.test(host) ? host : null;
}

// src/record/clean-text.ts
function cleanText(text) {
  const clean = text.includes("\r") ? text.replace(/\r\n?|\n\r(?!\n)/g, "\n") : text;
  return clean.replace(CONTROL, "");
}
function isClean(text, ascii2) {
  for (const control of ASCII_CONTROLS) if (text.includes(control)) return false;
  if (hasLoneReturn(text)) return false;
  return ascii2 || !OTHER_CONTROL.test(text);
}
var CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/g;
var OTHER_CONTROL = /[\x80-\x9f\ufeff]/;
function hasLoneReturn(text) {
  for (let at2 = text.indexOf("\r"); at2 >= 0; at2 = text.indexOf("\r", at2 + 2))
    if (text.charCodeAt(at2 + 1) !== LINE_FEED) return true;
  return false;
}
var LINE_FEED = 10;
var ASCII_CONTROLS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(character)
);

// src/record/guess-charset.ts
function guessCharset(bytes) {
  const seen2 = countHighBytes(bytes);
  if (seen2.inUtf8 > 0 && seen2.inUtf8 >= 4 * (seen2.high - seen2.inUtf8)) return "utf-8";
  if (seen2.runs === 0 || seen2.high / seen2.runs < 2) return "windows-1252";
  if (seen2.evenRuns === seen2.runs && seen2.below * 5 > seen2.high) return "gb18030";
  if (seen2.letters * 4 < seen2.high * 3) return "windows-1252";
  return seen2.upperHalf * 2 >= seen2.letters ? "windows-1251" : "koi8-u";
}
function countHighBytes(bytes) {
  const seen2 = { high: 0, inUtf8: 0, runs: 0, evenRuns: 0, letters: 0, upperHalf: 0, below: 0 };
  for (let at2 = 0; at2 < bytes.length; ) {
    if (byteAt(bytes, at2) < 128) {
      at2++;
      continue;
    }
    let end = at2;
    for (; end < bytes.length && byteAt(bytes, end) >= 128; end++) {
      const byte = byteAt(bytes, end);
      if (byte >= 192) seen2.letters++;
      if (byte >= 224) seen2.upperHalf++;
      if (byte >= 161 && byte <= 191) seen2.below++;
    }
    seen2.high += end - at2;
    seen2.runs++;
    if ((end - at2) % 2 === 0) seen2.evenRuns++;
    seen2.inUtf8 += utf8Bytes(bytes, at2, end);
    at2 = end;
  }
  return seen2;
}
function utf8Bytes(bytes, start, end) {
  let count2 = 0;
  for (let at2 = start; at2 < end; ) {
    const lead = byteAt(bytes, at2);
    const length = lead >= 240 && lead < 245 ? 4 : lead >= 224 && lead < 240 ? 3 : lead >= 194 && lead < 224 ? 2 : 0;
    let next = at2 + 1;
    while (next < at2 + length && next < end && (byteAt(bytes, next) & 192) === 128) next++;
    if (length > 0 && next === at2 + length) count2 += length;
    at2 = next;
  }
  return count2;
}
var byteAt = (bytes, at2) => bytes[at2] ?? 0;

// src/record/decode.ts
function decode4(body, options = {}) {
  const decoded2 = decodeRaw(body, options.host);
  return { ...decoded2, text: cleanText(decoded2.text) };
}
function decodeRaw(body, host) {
  if (typeof body === "string") return { text: body, charset: "utf-8", evidence: "text", replaced: false };
  const marked = byteOrderMark(body);
  if (marked !== null) return decodeAs(body, marked, "bom");
  let text;
  try {
    text = UTF8.decode(body);
  } catch {
    const server = host === void 0 ? void 0 : SERVERS[host.toLowerCase()]?.charset;
    if (server !== void 0 && server !== "utf-8") return decodeAs(body, server, "server");
    return decodeAs(body, guessCharset(body), "guess");
  }
  if (text.includes("\x1B") && /\u001b(?:\$[@B]|\([BJ])/.test(text))
    return decodeAs(body, "iso-2022-jp", "valid");
  return { text, charset: "utf-8", evidence: "valid", replaced: false };
}
var UTF8 = new TextDecoder("utf-8", { fatal: true });
var decoders = /* @__PURE__ */ new Map();
function decodeAs(body, charset, evidence) {
  let decoder = decoders.get(charset);
  if (decoder === void 0) {
    decoder = new TextDecoder(charset);
    decoders.set(charset, decoder);
  }
  const text = decoder.decode(body);
  const replaced = text.includes("\uFFFD");
  return { text, charset: decoder.encoding, evidence, replaced };
}
function byteOrderMark(bytes) {
  if (bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) return "utf-8";
  if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
  if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
  return null;
}

// src/parse/text/lines.ts
var Line = class _Line {
  constructor(number, kind, indent, label, decorated, start, end, source, from, to) {
    this.number = number;
    this.kind = kind;
    this.indent = indent;
    this.label = label;
    this.decorated = decorated;
    this.start = start;
    this.end = end;
    this.source = source;
    this.from = from;
    this.to = to;
  }
  number;
  kind;
  indent;
  label;
  decorated;
  start;
  end;
  source;
  from;
  to;
  #value = null;
  /** A line with a value of its own. */
  static of(number, kind, indent, label, value, decorated, start, end) {
    return new _Line(number, kind, indent, label, decorated, start, end, value, 0, value.length);
  }
  /**
   * What stands after the separator, trimmed; the whole trimmed line when there is no label. Cut out when it is
   * first asked for: running text is a third of all lines, and nobody reads it as a value.
   */
  get value() {
    this.#value ??= this.source.slice(this.from, this.to);
    return this.#value;
  }
  /** The same line with another label and value. */
  with(label, value) {
    return _Line.of(this.number, LABELLED, this.indent, label, value, this.decorated, this.start, this.end);
  }
};
var BLANK = 0;
var TEXT = 1;
var LABELLED = 2;
var COMMENT = 3;
var RULER = 4;
var MAX_LABEL2 = 64;
var MAX_HEADING = 80;
var MAX_BRACKETED = 40;
var TAB = 9;
var SPACE = 32;
var HASH = 35;
var PERCENT = 37;
var ASTERISK = 42;
var DASH = 45;
var DOT = 46;
var SLASH = 47;
var COLON = 58;
var SEMICOLON = 59;
var EQUALS = 61;
var GREATER = 62;
var OPEN = 91;
var CLOSE = 93;
var UNDERSCORE = 95;
var NO_BREAK_SPACE = 160;
var IDEOGRAPHIC_SPACE = 12288;
var FULLWIDTH_COLON = "\uFF1A";
var isBlank = (code) => code === SPACE || code <= 13 && code >= TAB || code === NO_BREAK_SPACE || code === IDEOGRAPHIC_SPACE;
var isDigit2 = (code) => code >= 48 && code <= 57;
var isHex = (code) => isDigit2(code) || code >= 97 && code <= 102 || code >= 65 && code <= 70;
var isLeader = (code) => isBlank(code) || code === DOT || code === ASTERISK || code === UNDERSCORE || code === DASH;
var isMark = (code) => code === ASTERISK || code === DASH || code === EQUALS;
function scan(text) {
  const lines = [];
  const { length } = text;
  const wide = text.includes(FULLWIDTH_COLON);
  let colon = -1;
  for (let number = 0, from = 0; from <= length; number++) {
    let to = text.indexOf("\n", from);
    if (to < 0) to = length;
    if (colon < from) {
      colon = text.indexOf(":", from);
      if (colon < 0) colon = length + 1;
    }
    lines.push(readLine(text, from, to, wide ? firstColon(text, from, to, colon) : colon, number));
    from = to + 1;
  }
  return lines;
}
function lineOf(text) {
  const colon = text.search(/[:\uff1a]/u);
  return readLine(text, 0, text.length, colon < 0 ? text.length + 1 : colon, 0);
}
function firstColon(text, from, to, colon) {
  const found = text.slice(from, Math.min(to, colon)).indexOf(FULLWIDTH_COLON);
  return found < 0 ? colon : from + found;
}
function readLine(text, from, to, firstColon2, number) {
  let start = from;
  let indent = 0;
  let code = 0;
  for (; start < to; start++) {
    code = text.charCodeAt(start);
    if (code === SPACE) indent++;
    else if (code === TAB) indent = (indent & ~7) + 8;
    else if (isBlank(code)) indent++;
    else break;
  }
  let end = to;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  if (start === end) return new Line(number, BLANK, 0, "", false, start, end, text, start, end);
  if (code === PERCENT || code === HASH || code === SEMICOLON)
    return new Line(number, COMMENT, indent, "", false, start, end, text, start, end);
  if (isRuler(text, start, end, code))
    return new Line(number, RULER, indent, "", false, start, end, text, start, end);
  let head = start;
  let decorated = false;
  if (code === OPEN || isNumbered(text, start, end)) {
    const open2 = code === OPEN ? start : start + 3;
    const close = bracketEnd(text, open2, end);
    if (close > 0) {
      const after = skipBlanks(
        text,
        close + 1 < end && text.charCodeAt(close + 1) === COLON ? close + 2 : close + 1,
        end
      );
      const label = text.slice(open2 + 1, close).trim();
      return new Line(number, LABELLED, indent, label, true, start, end, text, after, end);
    }
  } else if (isMark(code)) {
    while (isMark(code) || isBlank(code)) {
      if (++head === end) break;
      code = text.charCodeAt(head);
    }
    decorated = true;
    if (head === end) head = start;
    if (head - start > 1 && isMark(text.charCodeAt(end - 1)) && isMark(text.charCodeAt(end - 2)))
      return new Line(number, TEXT, indent, "", true, start, end, text, head, end);
  } else if (code === COLON && text.startsWith("::", start)) {
    head = skipBlanks(text, start + 2, end);
    decorated = head < end;
  }
  if (firstColon2 > head && firstColon2 < end && firstColon2 - head <= MAX_LABEL2 + 40 && isSeparator(text, head, firstColon2, end)) {
    let labelEnd = firstColon2;
    while (labelEnd > head && isLeader(text.charCodeAt(labelEnd - 1))) labelEnd--;
    if (labelEnd > head && labelEnd - head <= (firstColon2 + 1 === end ? MAX_HEADING : MAX_LABEL2)) {
      const label = text.slice(head, labelEnd);
      const value = skipLeaders(text, skipBlanks(text, firstColon2 + 1, end), end);
      return new Line(number, LABELLED, indent, label, decorated, start, end, text, value, end);
    }
  }
  return new Line(number, TEXT, indent, "", decorated, start, end, text, head, end);
}
var isNumbered = (text, start, end) => start + 3 < end && text.charCodeAt(start + 3) === OPEN && text.charCodeAt(start + 1) === DOT;
function skipBlanks(text, from, end) {
  let at2 = from;
  while (at2 < end && isBlank(text.charCodeAt(at2))) at2++;
  return at2 < end ? at2 : end;
}
function skipLeaders(text, from, end) {
  if (!text.startsWith("...", from)) return from;
  let at2 = from;
  while (at2 < end && (text.charCodeAt(at2) === DOT || isBlank(text.charCodeAt(at2)))) at2++;
  return at2;
}
function isSeparator(text, head, colon, end) {
  if (colon + 1 === end) return true;
  const next = text.charCodeAt(colon + 1);
  if (isBlank(next)) return true;
  if (next === SLASH && text.startsWith("//", colon + 1)) return false;
  if (next === COLON) return false;
  return !(isHex(next) && isTimeOrAddress(text, head, colon, end));
}
var BEFORE_ADDRESS = /* @__PURE__ */ new Set([OPEN, 40, 60, 44, SLASH, EQUALS]);
function isTimeOrAddress(text, head, colon, end) {
  const digits2 = isDigit2(text.charCodeAt(colon - 1)) && isDigit2(text.charCodeAt(colon + 1));
  if (digits2 && !isCount(text, head, colon)) return true;
  let at2 = colon - 1;
  while (at2 >= head && colon - at2 <= 5 && isHex(text.charCodeAt(at2))) at2--;
  const length = colon - 1 - at2;
  if (length < 1 || length > 4) return false;
  const before = at2 < head ? SPACE : text.charCodeAt(at2);
  return (isBlank(before) || BEFORE_ADDRESS.has(before)) && text.slice(colon + 1, Math.min(end, colon + 40)).includes(":");
}
function isCount(text, head, colon) {
  const before = colon - 2 >= head ? text.charCodeAt(colon - 2) | 32 : 0;
  return before >= 97 && before <= 122;
}
function bracketEnd(text, open2, end) {
  if (open2 + 1 === end) return -1;
  if (isBlank(text.charCodeAt(open2 + 1)))
    return end - open2 <= MAX_BRACKETED && text.slice(open2, end).indexOf("]") === end - open2 - 1 ? end - 1 : -1;
  const limit = Math.min(end, open2 + MAX_LABEL2);
  for (let at2 = open2 + 2; at2 < limit; at2++) {
    if (text.charCodeAt(at2) !== CLOSE) continue;
    if (at2 + 1 === end) return at2;
    const next = text.charCodeAt(at2 + 1);
    return isBlank(next) || next === COLON ? at2 : -1;
  }
  return -1;
}
function isRuler(text, start, end, code) {
  if (code === GREATER) return text.startsWith(">>", start);
  if (!isMark(code) && code !== UNDERSCORE) return false;
  for (let at2 = start + 1; at2 < end; at2++) if (text.charCodeAt(at2) !== code) return false;
  return end - start > 1;
}

// src/parse/read/rows.ts
var wordsOf = (text) => text.split("|").map((word) => word.trim()).filter((word) => word !== "");
var entriesOf = (rows2) => Object.entries(rows2 ?? {}).flatMap(
  ([meaning, words3]) => wordsOf(words3).map((word) => [word, meaning])
);

// src/parse/words/status.ts
var STATUS_WORDS = {
  registered: `
    registered | active | ok | connect | connected | not available | delegated | verified | in use |
    granted | complete | completed | published | paid | paid and in zone | taken | assigned | registrado |
    activo | ativo | actif | aktif | attivo | enregistr\xE9 | enregistre | zarejestrowana | live | allocated |
    in service | busy | owned | registered until expiry date | registered until cancelled |
    registered until renewal date | registered and active | registered and delegated | 200 active | dsok |
    associated | linked | not delegated | unverified | renewal required | transfer locked |
    transfer allowed | no longer required | occupied | used | permanent | permanent lock |
    granted and active | unconfirmed | client updt lock | client lock | in transfer | agentchangelocked |
    locked | unlocked | registrar locked | delegado | delegada | domain is active | domain is registered |
    domain registered | domain is taken | already registered | registered domain | domain active |
    domain already registered | in zone | active and delegated | active delegated | active not delegated |
    valid | approved | confirmed | the domain is locked to transfer | registration request being processed |
    renewal request being processed | serverhold | clienthold | registered not delegated |
    updateprohibited | transferprohibited | deleteprohibited | transfer lock | update lock | paid till |
    grace period | graceperiod | autorenew | auto renew grace | ok until | vigente | registred | inuse |
    exists | exist | signed | normal | normal registration | production | operational | activated |
    connected to dns | activa | ativa | activ\xE9 | activado | ativado | registrada | registado | registada |
    aktiv | registriert | vergeben | \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043D | \u0434\u0435\u043B\u0435\u0433\u0438\u0440\u043E\u0432\u0430\u043D | \u043D\u0435 \u0434\u0435\u043B\u0435\u0433\u0438\u0440\u043E\u0432\u0430\u043D | \u0430\u043A\u0442\u0438\u0432\u0435\u043D | \u0437\u0430\u043D\u044F\u0442 | \u6B63\u5E38 |
    \u5DF2\u6CE8\u518C | \u5DF2\u8A3B\u518A | \u6CE8\u518C | \uB4F1\uB85D | \uC815\uC0C1 | \u0646\u0634\u0637 | \u05E4\u05E2\u05D9\u05DC | kay\u0131tl\u0131 | \u0E43\u0E0A\u0E49\u0E07\u0E32\u0E19 | terdaftar | delegated and active
  `,
  record: `
    clientdeleteprohibited | clienttransferprohibited | clientupdateprohibited | clientrenewprohibited |
    serverdeleteprohibited | servertransferprohibited | serverupdateprohibited | serverrenewprohibited |
    pendingcreate | pendingtransfer | pendingupdate | pendingrenew | pendingsuspension | addperiod |
    autorenewperiod | renewperiod | transferperiod | autorenewgraceperiod | addgraceperiod |
    renewgraceperiod | inactive
  `,
  redemption: `
    redemption | redemptionperiod | redemption period | redemption grace period |
    pending delete restorable | quarantine | in quarantine | quarantined | pendingrestore |
    redemption no provider | pending release | 210 pendingrelease | pendingrelease | redemptionno provider |
    in redemption | rgp | restorable | in redemption period | redemption period active | en redenci\xF3n |
    en r\xE9demption | em reden\xE7\xE3o | en cuarentena | en quarantaine | quarantaine | \u8D4E\u56DE\u671F | \u8D16\u56DE\u671F
  `,
  pending_delete: `
    pendingdelete | pending delete | pending deletion | pending purge | to be deleted |
    pendingdelete scheduled for release | pending delete scheduled for release | marked for deletion |
    scheduled for deletion | deleting | to be released | deleted | pending removal | to be purged |
    supprim\xE9 | eliminado | pendiente de eliminaci\xF3n | \u5F85\u5220\u9664 | \u7B49\u5F85\u5220\u9664 | \u522A\u9664\u4E2D | \u0443\u0434\u0430\u043B\u044F\u0435\u0442\u0441\u044F | \uC0AD\uC81C\uB300\uAE30
  `,
  expired: `
    expired | caducado | expirado | expir\xE9 | wygas\u0142a | expirada | vencido | vencida | abgelaufen |
    verlopen | s\xFCresi dolmu\u015F | \u8FC7\u671F | \u5DF2\u8FC7\u671F | \u904E\u671F | \u5DF2\u904E\u671F | \uB9CC\uB8CC | \u0438\u0441\u0442\u0435\u043A | \u043F\u0440\u043E\u0441\u0440\u043E\u0447\u0435\u043D | \u0645\u0646\u062A\u0647\u064A | kedaluwarsa |
    registration expired | domain expired | domain is expired | domain has expired | scaduto | \u0438\u0441\u0442\u0451\u043A | \uB9CC\uB8CC\uB428 |
    \u671F\u9650\u5207\u308C | \u0E2B\u0E21\u0E14\u0E2D\u0E32\u0E22\u0E38 | h\u1EBFt h\u1EA1n | expired domain | lapsed
  `,
  suspended: `
    suspended | frozen | blocked | suspendido | suspenso | suspendu | sospeso | judicial suspension |
    dispute | to be suspended | hold | on hold | onhold | deactivated | out of service | disabled | seized |
    domain suspended | domain is suspended | registry hold | disputed | in dispute | under dispute |
    legal dispute | legal hold | court order | administrative hold | \u4E00\u6642\u505C\u6B62 | \u0E23\u0E30\u0E07\u0E31\u0E1A | t\u1EA1m ng\u01B0ng | hold |
    desactivado | desactivada | suspendida | suspensa | suspendue | bloqueado | bloqueada | bloqu\xE9 |
    bloqu\xE9e | gel\xE9 | gesperrt | ask\u0131da | \u6682\u505C | \u5DF2\u6682\u505C | \u66AB\u505C | \uC815\uC9C0 | \u0437\u0430\u0431\u043B\u043E\u043A\u0438\u0440\u043E\u0432\u0430\u043D | \u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D | \u0645\u0648\u0642\u0648\u0641 |
    ditangguhkan | locked by court order
  `,
  reserved: `
    reserved | reserviert | r\xE9serv\xE9 | reservado | riservato | not open | prohibited | reserved by registry |
    registry reserved | restricted | reserved name | reserved delegated | serverreserved |
    not open for registration | prohibited string | not available for registration | cannot be registered |
    registration prohibited | registration not allowed | reservada | r\xE9serv\xE9e | \u4FDD\u7559 | \u6CE8\u518C\u5C40\u4FDD\u7559 |
    \u0437\u0430\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440\u043E\u0432\u0430\u043D | \u0645\u062D\u062C\u0648\u0632
  `,
  inactive: "not active | \u043D\u0435 \u0430\u043A\u0442\u0438\u0432\u0435\u043D | inactivo | inativo | inactif | inaktiv | pasif",
  unavailable: "unavailable | unassignable | premium | premium name | not assignable | conflicted",
  invalid: "invalid | not allowed | forbidden | invalid domain name",
  available: `
    available | free | not registered | no object found | 220 available | unregistered | disponible |
    libre | livre | dispon\xEDvel | disponibile | libero | wolna | frei | vrij | ledig | not found | no match |
    does not exist | non registered | domain is available | domain not found | domain is not registered |
    domain not registered | domain is free | domain available | no record found | not yet registered |
    available for registration | no registration | no registrado | no registrada | n\xE3o registrado |
    n\xE3o registado | non enregistr\xE9 | nicht registriert | \u672A\u6CE8\u518C | \u672A\u8A3B\u518A | \u53EF\u6CE8\u518C | \u0441\u0432\u043E\u0431\u043E\u0434\u0435\u043D | \u043D\u0435 \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043D |
    \u0645\u062A\u0627\u062D
  `
};

// src/parse/values/status.ts
var words;
function commonly(word) {
  words ??= new Map(entriesOf(STATUS_WORDS));
  return words.get(word);
}
function normalizeStatus(value) {
  const cut = value.includes(" ") ? value.search(/\s(?:https?:|\(|--?\s)/u) : -1;
  const word = (cut > 0 ? value.slice(0, cut) : value).toLowerCase();
  return /^[a-z]+$/u.test(word) ? word : word.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}
var MAX_REMEMBERED = 1e3;
var StatusReader = class {
  /** `base` knows the words of the layout that this registry's stands on. */
  constructor(own2 = {}, base2 = null) {
    this.base = base2;
    this.#own = new Map(entriesOf(own2).map(([word, status]) => [normalizeStatus(word), status]));
  }
  base;
  #own;
  #seen = /* @__PURE__ */ new Map();
  /** The strongest thing that the value says; null where none of its words is known. */
  read(value) {
    let status = this.#seen.get(value);
    if (status === void 0) {
      status = this.#lookUp(value);
      if (this.#seen.size < MAX_REMEMBERED) this.#seen.set(value, status);
    }
    return status;
  }
  #lookUp(value) {
    const whole = this.#word(value);
    if (whole !== null) return whole;
    const pieces = value.split(/[,;/|]|\s{2,}|\s-\s/u, 12);
    if (pieces.length < 2) {
      const words3 = value.split(/\s+/u, 8);
      return words3.length > 1 && words3.every((word) => EPP_WORD.test(word)) ? strongest(words3.map((word) => this.#word(word))) : this.#ledBy(value);
    }
    return strongest(pieces.map((piece) => this.#word(piece) ?? this.#ledBy(piece)));
  }
  /** `Suspended by the registry`, `Expired on 2011-11-09`: a state and, after a preposition, why or since when. */
  #ledBy(value) {
    const at2 = value.search(GOES_ON);
    const word = at2 > 0 ? this.#word(value.slice(0, at2)) : null;
    return word !== null && LEADING.has(word) ? word : null;
  }
  #declared(word) {
    return this.#own.get(word) ?? (this.base === null ? void 0 : this.base.#declared(word));
  }
  #word(value) {
    const word = normalizeStatus(value);
    return this.#declared(word) ?? commonly(word) ?? commonly(word.replace(CODE, "")) ?? (SPACED.test(word) ? commonly(word.replace(/ /gu, "")) : null) ?? null;
  }
};
var SPACED = /^(?:client|server|pending|auto|add|renew|transfer) [a-z ]{4,30}$/u;
var CODE = /^\d{3} /u;
var GOES_ON = /\s(?:by|for|due to|until|till|since|from|on|because|awaiting|after|per|por|desde|hasta|até|par|depuis|durch|bis|seit)\s(?!(?:new )?(?:registration|registering|sale|purchase))/iu;
var LEADING = /* @__PURE__ */ new Set([
  "redemption",
  "pending_delete",
  "expired",
  "suspended",
  "reserved"
]);
var EPP_WORD = /^(?:client|server|pending|auto|add|renew|transfer|redemption|ok$)[A-Za-z]*$/u;
var STRENGTH = [
  "redemption",
  "pending_delete",
  "expired",
  "suspended",
  "inactive",
  "reserved",
  "invalid",
  "unavailable",
  "registered",
  "record",
  "available"
];
function strongest(words3) {
  for (const word of STRENGTH) if (words3.includes(word)) return word;
  return null;
}

// src/parse/words/complaints.ts
var COMPLAINT_WORDS = {
  /** What would happen to whom, or what the reader is asked to agree to, is a notice. */
  conditional: "if | may | might | will | would | should | must | shall | unless | whether | agree | prohibited | {reserve/reserves}",
  /** `This domain is not available in our database` speaks of a name, and says another thing. */
  ofName: "{domain/domains/name/names}",
  reached: "exceeded | reached",
  exceeds: "exceed | exceeds | over",
  limit: "limit | limits | quota",
  questions: "rate | query | queries | request | requests | connection | connections | lookup | lookups",
  tooMany: `
    too {many/fast/frequent/frequently/often/high} | {rate limit/ratelimit}{/ed/ing/s} | throttled | throttling | excessive |
    slow down | {query/queries/request/requests} {/is /are }{limited/limitation}
  `,
  broken: `
    {internal/server/software/system/backend} error | out of service | maintenance | {time/timed}{/ }out |
    connection {refused/reset/closed} | error {/has }occurred | no route to host | bad gateway |
    servizio {/temporaneamente }non disponibile | dienst {/ist }{/zurzeit /derzeit }nicht verf\xFCgbar |
    dienst {/is }niet beschikbaar | us\u0142uga niedost\u0119pna | serwis niedost\u0119pny | slu\u017Eba {nen\xED dostupn\xE1/nedostupn\xE1} |
    {servicio/servi\xE7o/service/servidor} {/temporalmente /temporariamente /temporairement }{no/non/n\xE3o} {/est\xE1 /esta }{disponible/dispon\xEDvel/disponivel} |
    {servicio/servi\xE7o/service/servidor} {/temporalmente /temporariamente /temporairement }{indisponible/indispon\xEDvel/indisponivel} |
    {\u0441\u0435\u0440\u0432\u0438\u0441/\u0441\u0435\u0440\u0432\u0435\u0440} \u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u0435\u043D | \u0441\u0435\u0440\u0432\u0456\u0441 {\u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u043D\u0438\u0439/\u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u043D\u0430}
  `,
  unavailable: "unavailable | not available | offline | busy | down | overloaded",
  server: "server | service | database | registry | system | backend | whois",
  unable: "unable | failed | failure | cannot | can't | could not | couldn't",
  process: "connect | connection | query | process | complete | retrieve | access | database | lookup | backend",
  denied: "denied | blocked | banned",
  rejected: `
    {blacklisted/black listed} | forbidden | refused | rejected |
    not {allowed/permitted/authorized/authorised/whitelisted/white listed}
  `,
  access: "access | ip",
  client: "address | client | host | you | query | queries | request | requests | permission | connection | 000",
  retired: "discontinued | sunset | retired | decommissioned | shut down",
  service: "whois | service | server",
  notServed: "{not/no longer} {supported/served/managed/handled/provided/available}",
  zone: "tld | zone | suffix | extension | whois | server | registry",
  doesNotServe: "{does not/doesn't} {serve/support/handle/manage}"
};
var COMPLAINTS = [
  ["throttled", ["reached", "exceeds"], ["limit", "questions"]],
  ["throttled", ["tooMany"]],
  ["failed", ["broken"]],
  ["unsupported", ["retired"], ["service"]],
  ["failed", ["unavailable"], ["server"]],
  ["failed", ["unable"], ["process"]],
  ["refused", ["denied", "rejected"], ["access", "client"]],
  ["unsupported", ["notServed"], ["zone"]],
  ["unsupported", ["doesNotServe"]]
];
var PLAIN_COMPLAINTS = [
  ["throttled", ["reached"], ["limit"]],
  ["refused", ["denied"], ["access"]]
];
var PLAIN_WORDS = ["exceeded", "reached", "denied", "blocked", "banned"];
var COMPLAINT_PIECES = [
  [
    "throttled",
    `excedid | excedi\xF3 | excedio | excediu | excediste | alcanzad | alcanz\xF3 | superad | super\xF3 | superato | atingid |
    atingiu | d\xE9pass\xE9 | atteint | erreicht | \xFCberschritten | \u043F\u0440\u0435\u0432\u044B\u0448\u0435\u043D | \u043F\u0435\u0440\u0435\u0432\u0438\u0449\u0435\u043D | \u0438\u0441\u0447\u0435\u0440\u043F\u0430\u043D | przekrocz | p\u0159ekro\u010Den |
    prekro\u010Den | t\xFAll\xE9p | a\u015F\u0131ld\u0131 | dep\u0103\u0219it | overschreden | \xF6verskrid | overskred | zbyt wiele | t\xFAl sok |
    p\u0159\xEDli\u0161 mnoho | pr\xEDli\u0161 mnoho | pr\xEDli\u0161 ve\u013Ea | \u0437\u0430\u0431\u0430\u0433\u0430\u0442\u043E | te veel | f\xF6r m\xE5nga | for mange | liian monta | prea multe |
    previ\u0161e | preve\u010D | \u0442\u0432\u044A\u0440\u0434\u0435 \u043C\u043D\u043E\u0433\u043E | liiga palju | \u8FC7\u4E8E\u9891\u7E41 | \u8FC7\u5FEB | \u6B21\u6570\u8D85 | \u8D85\u8FC7\u9650\u5236 | \u8D85\u51FA\u9650\u5236 | \u592A\u9891\u7E41 | \u983B\u7E41 |
    \u5236\u9650\u3092\u8D85\u3048 | \uCD08\uACFC`
  ],
  [
    "refused",
    `acceso negado | acesso negado | accesso negado | acceso denegado | acesso denegado | accesso negato | acc\xE8s refus\xE9 |
    acc\xE8s interdit | zugriff verweigert | \u0434\u043E\u0441\u0442\u0443\u043F \u0437\u0430\u043F\u0440\u0435\u0449 | \u0434\u043E\u0441\u0442\u0443\u043F \u0437\u0430\u043A\u0440\u044B\u0442 | \u0434\u043E\u0441\u0442\u0443\u043F \u0437\u0430\u0431\u043E\u0440\u043E\u043D\u0435\u043D | brak dost\u0119pu |
    odmowa dost\u0119pu | p\u0159\xEDstup odep\u0159en | p\u0159\xEDstup zam\xEDtnut | toegang geweigerd | \xE5tkomst nekad | adgang n\xE6gtet |
    ingen tilgang | \u62D2\u7EDD\u8BBF\u95EE | \u7981\u6B62\u8BBF\u95EE | \u62D2\u7D55\u5B58\u53D6 | \uC811\uADFC\uC774 \uAC70\uBD80`
  ],
  ["failed", "\u670D\u52A1\u4E0D\u53EF\u7528 | \u7CFB\u7EDF\u7E41\u5FD9 | \u7CFB\u7D71\u5FD9\u788C | \uC11C\uBE44\uC2A4 \uC810\uAC80"]
];

// src/parse/answer/phrase-tree.ts
var PhraseTree = class {
  #first = new Step();
  /** How its first words begin; null until somebody asks. */
  #pairs = null;
  #opensAnyhow = false;
  /** Phrases, one on each line or ` | ` between them, beside the number that stands for what they mean. */
  constructor(meanings2) {
    for (const [meaning, phrases] of meanings2)
      for (const phrase of folded(phrases).replaceAll("|", "\n").split("\n")) {
        const words3 = trimMarks(phrase);
        if (words3 !== "") this.#first.add(words3, meaning);
      }
  }
  /**
   * What the phrases that a line is, as a whole, mean, and the word that each has in the place of its first
   * `{domain}`; the most exact first: words before names, and names before any words. In time linear in the line.
   */
  find(line) {
    let step = this.#first.open();
    let at2 = 0;
    let word = line.at(0);
    while (step.leadsOneWay(word, at2 === 0)) {
      const next = step.words.get(word);
      if (next === void 0) return NONE;
      step = next.open();
      word = line.at(++at2);
    }
    let places = [];
    enter(places, step, null);
    while (word !== "" && !(places.length === 1 && places[0]?.step.takesAll())) {
      const next = [];
      for (const { step: step2, name } of places) step2.follow(word, name, at2 === 0, next);
      if (next.length === 0) return NONE;
      places = next;
      word = line.at(++at2);
    }
    const found = [];
    for (const { step: step2, name } of places) for (const meaning of step2.meanings) found.push({ meaning, name });
    return found;
  }
  /** Whether a phrase could begin with the two letters that stand there: quicker than cutting the word. May say yes wrongly. */
  mayOpen(text, at2) {
    if (this.#pairs === null) {
      const first = this.#first.open();
      this.#pairs = new Set([...first.words.keys()].map((word) => pairAt(word, 0)));
      this.#opensAnyhow = !first.leadsOneWay(".", true) || first.starts.length > 0;
    }
    return this.#opensAnyhow || this.#pairs.has(pairAt(text, at2));
  }
  /** Whether a phrase could begin with this word: nearly all lines are passed over by it. */
  opens(word) {
    const first = this.#first.open();
    return first.words.has(word) || !first.leadsOneWay(word, true);
  }
};
var NONE = [];
var Step = class _Step {
  constructor(isAny = false) {
    this.isAny = isAny;
  }
  isAny;
  words = /* @__PURE__ */ new Map();
  /** `{domain}`, and what must stand behind the name: `.com`, `,`. */
  names = [];
  /** Words with `{…}` right behind. */
  starts = [];
  /** After `{…}`: any word leads here again. */
  any = null;
  meanings = [];
  #waiting = [];
  add(phrase, meaning) {
    this.#waiting.push([phrase, meaning]);
  }
  /** Takes apart what waits here, by its next words. */
  open() {
    if (this.#waiting.length > 0) {
      for (const [phrase, meaning] of this.#waiting) this.#take(phrase, meaning);
      this.#waiting.length = 0;
    }
    return this;
  }
  #take(phrase, meaning) {
    const rest = phrase.trimStart();
    const open2 = rest.indexOf("{");
    const end = wordEnd(rest, 0, open2 < 0 ? rest.length : open2);
    if (rest === "") this.meanings.push(meaning);
    else if (end !== open2) {
      this.#word(rest.slice(0, end)).add(rest.slice(end), meaning);
    } else {
      const close = rest.indexOf("}", open2);
      const before = rest.slice(0, open2);
      const hole = rest.slice(open2 + 1, close);
      const after = rest.slice(close + 1);
      if (hole.includes("/")) for (const one of hole.split("/")) this.#take(before + one + after, meaning);
      else if (hole.startsWith("domain")) this.#takeName(hole.slice(6), after, meaning);
      else if (before === "") this.#rest().add(after, meaning);
      else this.#start(before).#rest().add(after, meaning);
    }
  }
  #takeName(suffix, after, meaning) {
    const blank = after.indexOf(" ");
    const end = blank < 0 ? after.length : blank;
    const behind = trimQuotes(after.slice(0, end));
    let found = this.names.find((name) => name.suffix === suffix && name.behind === behind);
    if (found === void 0) {
      found = { suffix, behind, step: new _Step() };
      if (suffix === "") this.names.push(found);
      else this.names.unshift(found);
    }
    found.step.add(after.slice(end), meaning);
  }
  #word(word) {
    const known2 = this.words.get(word);
    if (known2 !== void 0) return known2;
    const step = new _Step();
    this.words.set(word, step);
    return step;
  }
  #start(start) {
    const known2 = this.starts.find((one) => one.start === start);
    if (known2 !== void 0) return known2.step;
    const step = new _Step();
    this.starts.push({ start, step });
    return step;
  }
  #rest() {
    this.any ??= new _Step(true);
    return this.any;
  }
  /** Whether a word leads on by {@link words}, or nowhere. A phrase begins with a name only where a point stands in it. */
  leadsOneWay(word, first) {
    if (word === "" || this.any !== null || this.isAny) return false;
    if (this.names.length > 0 && (!first || word.includes("."))) return false;
    for (const { start } of this.starts) if (word.startsWith(start)) return false;
    return true;
  }
  /** Whether a word may lead somewhere else than to where `{…}` does. */
  leadsOn() {
    return this.words.size > 0 || this.names.length > 0 || this.starts.length > 0;
  }
  /** Whether any rest of a line leads here again, and nowhere else: it need not be looked at. */
  takesAll() {
    return this.isAny && this.any === null && !this.leadsOn();
  }
  /** Adds where a word leads to, the most exact first. */
  follow(word, name, first, next) {
    const step = this.words.get(word);
    if (step !== void 0) enter(next, step, name);
    for (const { suffix, behind, step: after } of this.names) {
      const found = nameIn2(word, suffix, behind);
      if (found !== null && (!first || found.includes("."))) enter(next, after, name ?? found);
    }
    for (const { start, step: after } of this.starts) if (word.startsWith(start)) enter(next, after, name);
    if (this.isAny) enter(next, this, name);
  }
};
function enter(places, step, name) {
  if (places.some((place2) => place2.step === step)) return;
  if (step.open().leadsOn() || step.isAny || step.meanings.length > 0) places.push({ step, name });
  if (step.any !== null) enter(places, step.any, name);
}
var MAX_NAME2 = 255;
function nameIn2(word, suffix, behind) {
  if (!word.endsWith(behind)) return null;
  const name = trimQuotes(word.slice(0, word.length - behind.length));
  if (name === "" || name.length > MAX_NAME2 || !name.endsWith(suffix) || name.length === suffix.length)
    return null;
  return NEVER_IN_NAMES.some((mark) => name.includes(mark)) ? null : name;
}
var NEVER_IN_NAMES = ['"', "'", "/", "\\"];
var QUOTES = `"'\xAB\u201C([\xBB\u201D)].:`;
function trimQuotes(word) {
  let start = 0;
  let end = word.length;
  while (start < 2 && start < end && QUOTES.includes(word.charAt(start))) start++;
  while (word.length - end < 2 && end > start && QUOTES.includes(word.charAt(end - 1))) end--;
  return word.slice(start, end);
}
function folded(text) {
  const lower = text.toLowerCase();
  return lower.includes("\u2019") ? lower.replaceAll("\u2019", "'") : lower;
}
function wordEnd(text, start, end) {
  let letters = true;
  for (let at2 = start; at2 < end; at2++) {
    const code = text.charCodeAt(at2);
    if (isBlank2(code)) return at2;
    if (code === COLON2 && letters && at2 > start) return at2 + 1;
    letters &&= isLetter(code);
  }
  return end;
}
var pairAt = (text, at2) => at2 + 1 < text.length ? (text.charCodeAt(at2) | 32) << 16 | (text.charCodeAt(at2 + 1) | 32) : 0;
var COLON2 = 58;
var isBlank2 = (code) => code <= 32 || code === 160 || code === 12288;
var isLetter = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90;
var LineWords = class {
  /** Of the line from `start` to `end`, without the marks around it ({@link startOfWords}, {@link endOfWords}). */
  constructor(text, start, end) {
    this.text = text;
    this.end = end;
    this.#at = start;
  }
  text;
  end;
  #words = [];
  #at;
  /** A word by its number, counted from 0; empty behind the last. */
  at(index2) {
    while (index2 >= this.#words.length) this.#words.push(this.#next());
    return this.#words[index2];
  }
  #next() {
    const start = this.#at;
    const end = wordEnd(this.text, start, this.end);
    const word = folded(this.text.slice(start, end));
    this.#at = skipBlanks2(this.text, end, this.end);
    if (this.#at === end || this.#at >= this.end || this.text.charCodeAt(this.#at) !== COLON2) return word;
    this.#at = skipBlanks2(this.text, this.#at + 1, this.end);
    return `${word}:`;
  }
};
function firstWord(text, start, end) {
  const to = wordEnd(text, start, end);
  const word = folded(text.slice(start, to));
  const next = skipBlanks2(text, to, end);
  return next > to && next < end && text.charCodeAt(next) === COLON2 ? `${word}:` : word;
}
function skipBlanks2(text, from, end) {
  let at2 = from;
  while (at2 < end && isBlank2(text.charCodeAt(at2))) at2++;
  return at2;
}
function isMark2(code) {
  if (code > 62) return code === 95 || code === 160;
  return code <= 33 || code === 37 || code === 35 || code === 42 || code === 45 || code === 46 || code >= 59;
}
function startOfWords(line, from, to) {
  let start = from;
  while (start < to && isMark2(line.charCodeAt(start))) start++;
  return start;
}
function endOfWords(line, from, to) {
  let end = to;
  while (end > from && isMark2(line.charCodeAt(end - 1))) end--;
  return end;
}
function trimMarks(line) {
  const start = startOfWords(line, 0, line.length);
  return line.slice(start, endOfWords(line, start, line.length));
}

// src/parse/answer/complaint.ts
var MAX_LINES = 8;
var MAX_LENGTH = 240;
var MAX_BESIDE = 3;
function complaintOf(answer2, draft, lines, text, provenance) {
  const free = answer2.kind === "available";
  const silent = answer2.kind === "unknown" && !answer2.conflict && draft.domain === null;
  if (!free && !silent) return null;
  const said = spoken(lines, free ? MAX_BESIDE : MAX_LINES);
  if (said === null || free && said.length < 2) return null;
  for (const line of said) {
    if (line.end - line.start > MAX_LENGTH) continue;
    const words3 = text.slice(line.start, line.end).toLowerCase();
    if (free && !PLAIN_WORDS.some((word) => words3.includes(word))) continue;
    const kind = complaint(words3, free);
    if (kind === null) continue;
    provenance?.use(line, "status", false);
    return kind;
  }
  return null;
}
function spoken(lines, most) {
  const said = [];
  for (const line of lines) {
    if (line.kind === BLANK) continue;
    if (said.length === most) return null;
    said.push(line);
  }
  return said;
}
var WORDS = Object.keys(COMPLAINT_WORDS);
var tree;
function wordsIn(line) {
  tree ??= new PhraseTree(
    WORDS.map((word, number) => [
      number,
      COMPLAINT_WORDS[word].split("|").map((phrase) => `{\u2026} ${phrase.trim()} {\u2026}`).join("|")
    ])
  );
  const plain2 = line.replaceAll("\u2019", "'").replace(NO_WORD, " ").replace(THREE_DIGITS, "000").trim();
  const found = tree.find(new LineWords(plain2, 0, plain2.length));
  return new Set(found.map(({ meaning }) => WORDS[meaning]));
}
var NO_WORD = /[^\w'\u0080-\uffff]+/g;
var THREE_DIGITS = /\b\d{3}\b/g;
function complaint(line, plain2) {
  const words3 = wordsIn(line);
  if (words3.has("conditional")) return null;
  const has = (list) => list.some((word) => words3.has(word));
  const says = ([kind, first, and]) => {
    if (!has(first) || and !== void 0 && !has(and)) return false;
    return plain2 || and === void 0 || kind === "throttled" || !words3.has("ofName");
  };
  const found = (plain2 ? PLAIN_COMPLAINTS : COMPLAINTS).find(says);
  if (found !== void 0 || plain2) return found?.[0] ?? null;
  const pieces = COMPLAINT_PIECES.find(
    ([, list]) => list.split("|").some((piece) => line.includes(piece.trim()))
  );
  return pieces?.[0] ?? null;
}

// src/parse/words/available.ts
var AVAILABLE = `
  No match
  No match for {domain}
  No match for "{domain}"
  No match for domain {domain}
  No matching record
  No matching record for {domain}
  No records matching {domain} found
  No entries found for the selected source
  No entries found for the selected source(s)
  No entries found in the selected source(s)
  ERROR:101: no entries found
  No Data Found
  No data was found to match the request criteria
  No entries found in the {\u2026} database
  No results found
  No results were found
  Unfortunately, No Results Were Found
  No records found for object {domain}
  No match: {domain}
  Data not found
  Data not found. This domain is available for registration
  This query returned 0 objects
  There is no information available on the domain consulted
  No information available about domain name {domain}
  No information available about domain name {domain} in the Registry {domain} database
  Sorry, but domain: {domain}, not found in database
  Domain {domain} not registred
  {domain} no existe
  No_Se_Encontro_El_Objeto/Object_Not_Found
  Object_Not_Found
  Nincs talalat / No match
  No such domain {domain}
  No such domain: {domain}
  Object "{domain}" NOT FOUND
  Not found
  Not found: {domain}
  No found
  Nothing found
  Nothing found for this query
  Domain not found: {domain}
  The queried object does not exist: DOMAIN NOT FOUND
  The queried object does not exist: No Object Found
  The queried object does not exist: no matching objects found
  The queried object does not exist: {domain}
  {domain} is available
  {domain} is available for registration
  {domain} is free
  {domain} no match
  {domain} - No Match
  Available
  Status: free
  Status: available
  Available: Yes
  Key not found
  We do not have an entry in our database matching your query
  No domain records were found to match {domain}
  No information was found matching that query
  The requested domain was not found in the Registry or Registrar\u2019s WHOIS Server
  Nincs tal\xE1lat / No match
  No se encontraron registros
  Aucun enregistrement trouv\xE9
  Error: Domain not found
  Error: not found
  Error: no match
  Error: no match for {domain}
  Error: {domain} not found
  Error 404: Domain not found
  ERROR:103: Domain is not registered
  No matches for {domain}
  No match in our database for {domain}
  There is no such domain
  There is no such domain in the registry
  No domain exists for the name {domain}
  No data found for {domain}
  No results for {domain}
  No results found for {domain}
  No information found for {domain}
  {domain} has no match
  {domain} - not found
  {domain} - available
  {domain} available
  {domain} free
  Availability: available
  Availability: free
  The queried object does not exist:
  {domain} is not in our database
  Domain {domain} is not in our database
  Domain not registered yet
  Domain unknown
  Unknown domain
  {domain} no entries found
  Domain {domain} - Available
  The domain you requested was not found
  The domain you requested is not registered
  The domain name you requested is not registered
  The queried object does not exist: Domain name {domain} does not exist
  No matches for domain {domain}
  No matching domains found
  No matching objects found
  No matching object found
  No object matching {domain}
  No objects matching your query
  No such domain in database
  No such entry
  No records matching your query were found
  No record matching "{domain}" found
  No data found for domain {domain}
  No information available for {domain}
  No information was found for {domain}
  No results were found for {domain}
  No domain matching {domain}
  No registered domain found
  No registration found for {domain}
  No registration data found
  No WHOIS information found for {domain}
  {domain} - domain is available
  {domain}: domain is free
  {domain}: no match
  {domain}: available
  {domain} is not in the database
  {domain} is not registered in this registry
  The domain {domain} is not in our database
  The domain name you have requested is not registered
  The domain you are looking for is not registered
  The domain requested is not registered
  The requested domain is available
  The requested domain name is available
  The query returned no results
  Your search returned no results
  Your query returned no results
  Query returned no results
  Search returned no results
  Nothing found for {domain}
  Object {domain} not found
  Object {domain} does not exist
  Entry not found
  Entry not found in the database
  Record not found
  Record not found for {domain}
  Records not found
  Not found in database
  Not found in the database
  Not found in our database
  Not in database
  Not registered: {domain}
  Unregistered domain
  Unregistered domain name
  Unassigned domain
  ERROR: no such domain
  Error - domain not found
  Error: domain {domain} does not exist
  Dominio no registrado
  No se encontr\xF3 el dominio {domain}
  No se encontraron resultados
  Dom\xEDnio {domain} n\xE3o encontrado
  Dom\xEDnio n\xE3o registrado
  Dom\xEDnio n\xE3o registado
  Dominio non trovato
  Dominio disponibile
  Domaine non trouv\xE9
  Domaine inconnu
  Domaine {domain} inconnu
  Domaine disponible
  Ce nom de domaine est disponible
  Aucun r\xE9sultat
  Domain nicht gefunden
  Domain ist frei
  Domain nicht registriert
  Domein niet gevonden
  Domeinnaam is vrij
  Domenet er ledig
  Dom\xE4nen \xE4r ledig
  \u0414\u043E\u043C\u0435\u043D \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D
  \u0414\u043E\u043C\u0435\u043D {domain} \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D
  \u0414\u043E\u043C\u0435\u043D \u0441\u0432\u043E\u0431\u043E\u0434\u0435\u043D
  \u0414\u043E\u043C\u0435\u043D \u043D\u0435 \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043D
  \u0414\u043E\u043C\u0435\u043D {domain} \u043D\u0435 \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043D
  \u0414\u043E\u043C\u0435\u043D \u043D\u0435 \u0437\u043D\u0430\u0439\u0434\u0435\u043D\u043E
  \u0414\u043E\u043C\u0435\u043D \u0432\u0456\u043B\u044C\u043D\u0438\u0439
  Alan ad\u0131 bulunamad\u0131
  \u57DF\u540D\u672A\u6CE8\u518C
  \u8BE5\u57DF\u540D\u672A\u6CE8\u518C
  \u8BE5\u57DF\u540D\u672A\u88AB\u6CE8\u518C
  \u672A\u627E\u5230\u5339\u914D\u7684\u8BB0\u5F55
  \u6CA1\u6709\u627E\u5230\u5339\u914D\u7684\u8BB0\u5F55
  \u67E5\u7121\u8CC7\u6599
  \u8A72\u7DB2\u57DF\u540D\u7A31\u672A\u8A3B\u518A
  No existe el dominio {domain}
  No hay resultados
  No se han encontrado resultados
  No se encontraron coincidencias
  No encontrado
  Dominio libre
  Nom de domaine disponible
  Aucune correspondance
  Aucun objet trouv\xE9
  Domaine non enregistr\xE9
  Nenhum resultado encontrado
  N\xE3o encontrado
  \u0414\u043E\u043C\u0435\u043D {domain} \u043D\u0435 \u0441\u0443\u0449\u0435\u0441\u0442\u0432\u0443\u0435\u0442
  \u0414\u043E\u043C\u0435\u043D \u043D\u0435 \u0441\u0443\u0449\u0435\u0441\u0442\u0432\u0443\u0435\u0442
  \u0414\u043E\u043C\u0435\u043D\u043D\u043E\u0435 \u0438\u043C\u044F \u0441\u0432\u043E\u0431\u043E\u0434\u043D\u043E
  \u0417\u0430\u043F\u0438\u0441\u044C \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D\u0430
  \u041E\u0431\u044A\u0435\u043A\u0442 \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D
  \u041D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D\u043E
  \u6CA1\u6709\u627E\u5230
  \u6CA1\u6709\u5339\u914D\u7684\u8BB0\u5F55
  \u8BE5\u57DF\u540D\u53EF\u4EE5\u6CE8\u518C
  \u57DF\u540D\u4E0D\u5B58\u5728
  \u67E5\u65E0\u6B64\u57DF\u540D
  \u6B64\u7DB2\u57DF\u540D\u7A31\u5C1A\u672A\u8A3B\u518A
  \uB4F1\uB85D\uB418\uC9C0 \uC54A\uC740 \uB3C4\uBA54\uC778\uC785\uB2C8\uB2E4
  \u767B\u9332\u3055\u308C\u3066\u3044\u307E\u305B\u3093
  \u8A72\u5F53\u3059\u308B\u30C7\u30FC\u30BF\u306F\u3042\u308A\u307E\u305B\u3093
  T\xEAn mi\u1EC1n ch\u01B0a \u0111\u01B0\u1EE3c \u0111\u0103ng k\xFD
  Domain tidak ditemukan
  Domain belum terdaftar
  Alan ad\u0131 kay\u0131tl\u0131 de\u011Fil
  \u0644\u0627 \u062A\u0648\u062C\u062F \u0646\u062A\u0627\u0626\u062C
  Domena nie istnieje
  Domena {domain} nie istnieje
  Domena nie jest zarejestrowana
  Domena {domain} nie jest zarejestrowana
  Domena jest wolna
  Domena wolna
  Dom\xE9na nen\xED registrov\xE1na
  Dom\xE9na {domain} nen\xED registrov\xE1na
  Dom\xE9na nebyla nalezena
  Dom\xE9na nie je registrovan\xE1
  Dom\xE9na {domain} nie je registrovan\xE1
  A domain szabad
  Domeniul nu este \xEEnregistrat
  Domeniul {domain} nu este \xEEnregistrat
  Domena ni registrirana
  Domena nije registrirana
  Domena {domain} nije registrirana
  \u0414\u043E\u043C\u0435\u043D \u043D\u0438\u0458\u0435 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u043E\u0432\u0430\u043D
  \u0414\u043E\u043C\u0435\u0439\u043D\u044A\u0442 \u043D\u0435 \u0435 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u0430\u043D
  \u0414\u043E\u043C\u0435\u0439\u043D\u044A\u0442 {domain} \u043D\u0435 \u0435 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u0430\u043D
  \u0414\u043E\u043C\u0435\u043D \u043D\u0435 \u0437\u0430\u0440\u0435\u0454\u0441\u0442\u0440\u043E\u0432\u0430\u043D\u043E
  \u0414\u043E\u043C\u0435\u043D {domain} \u043D\u0435 \u0437\u0430\u0440\u0435\u0454\u0441\u0442\u0440\u043E\u0432\u0430\u043D\u043E
  Dom\xE6ne ikke fundet
  Dom\xE6net er ledigt
  Domenenavnet er ledig
  Dom\xE4nnamnet \xE4r ledigt
  Dom\xE4nen finns inte
  Dom\xE4nen {domain} finns inte
  Verkkotunnus on vapaa
  Verkkotunnusta ei l\xF6ydy
  Domeenta ei leitud
  Dom\u0113ns nav re\u0123istr\u0113ts
  Domenas laisvas
  Domein is vrij
  Het domein is vrij
  Het domein {domain} is vrij
  Dom\xEDnio {domain} dispon\xEDvel
  \u0414\u043E\u043C\u0435\u043D {domain} \u0441\u0432\u043E\u0431\u043E\u0434\u0435\u043D
  error 230 No Objects Found
  Not registered
  The queried object does not exist: Domain {domain} not found
  The domain you requested is not known in Freenoms database
  Not find MatchingRecord
  {domain} is currently available for registration
  No match record found
`;

// src/parse/words/failed.ts
var FAILED = `
  Server too busy, try again later
  Server too busy
  Server is busy
  Server busy
  Server busy, please try again later
  Server can't process your request
  Error: service unavailable
  Service unavailable
  Service temporarily unavailable
  Service not available
  Service is not available
  Service currently unavailable
  Service Unavailable. {\u2026}
  The service is temporarily unavailable
  The WHOIS service is temporarily unavailable
  WHOIS service is temporarily unavailable
  This service is temporarily unavailable
  WHOIS lookup for {domain} can temporarily not be answered. Please try again.
  Temporarily unavailable
  Temporary failure
  Temporary error
  Temporary unavailable
  ERROR:100: {\u2026}
  Database is temporarily unavailable
  Database error
  Database connection failed
  Database unavailable
  Internal error
  Internal server error
  Internal application error
  Internal error occurred. Please contact {\u2026}
  Error: internal error
  System error
  System maintenance
  Undergoing maintenance
  The system is under maintenance
  Registry is down for maintenance
  Unable to process your request
  Unable to process request
  Unable to connect to database
  [Unable to connect to remote host]
  Could not connect to database
  Timeout
  Timed out
  Connection timed out
  Connection timeout
  Query timed out
  Request timed out
  Error
  Please try again later
  Try again later
  Whois server is not available{\u2026}
  Interval is too short
  Bad gateway
  Gateway timeout
  Fatal error{\u2026}
  HTTP/1.0 {\u2026}
  HTTP/1.1 {\u2026}
  HTTP/2 {\u2026}
  <html{\u2026}
  <!DOCTYPE {\u2026}
  Unknown error
  Error processing request
  Error in query
  Error connecting to database
  SQL error
  Server is not responding
  Error interno
  Error interno del servidor
  Error en el sistema
  Error de conexi\xF3n
  Erreur interne
  Erreur syst\xE8me
  Erro interno
  Erro interno do servidor
  \u0412\u043D\u0443\u0442\u0440\u0435\u043D\u043D\u044F\u044F \u043E\u0448\u0438\u0431\u043A\u0430
  \u041E\u0448\u0438\u0431\u043A\u0430 \u0441\u0435\u0440\u0432\u0435\u0440\u0430
  \u0421\u0435\u0440\u0432\u0438\u0441 \u0432\u0440\u0435\u043C\u0435\u043D\u043D\u043E \u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u0435\u043D
  \u7CFB\u7EDF\u9519\u8BEF
  \u670D\u52A1\u5668\u9519\u8BEF
  \u7CFB\u7D71\u932F\u8AA4
  \u30B5\u30FC\u30D0\u30FC\u30A8\u30E9\u30FC
  \uC2DC\uC2A4\uD15C \uC624\uB958
  PHP Fatal error{\u2026}
  Traceback (most recent call last):
  java.{\u2026}
  ORA-{\u2026}
  ERROR:205: connection has been closed{\u2026}
  ERROR:301: connection has been closed{\u2026}
`;

// src/parse/words/invalid.ts
var INVALID = `
  Invalid query
  Invalid query: {\u2026}
  Invalid domain name
  Invalid domain name: {domain}
  Invalid domain
  Invalid request
  Invalid pattern
  Invalid input
  Invalid parameter
  Invalid syntax
  Malformed request
  Malformed query
  Malformed request, {\u2026}
  Syntax error
  Not a valid domain search pattern
  Not a valid domain name
  {domain} is not a valid domain name
  Domain name is invalid
  The domain name is invalid
  Domain {domain} is invalid
  Illegal domain name
  Error: Invalid domain name
  Error: Invalid query
  Bad request
  Query error
  Incorrect domain name: {\u2026}
  Incorrect domain name
  Invalid domain name specified
  Invalid domain name {domain}
  Error: Invalid domain name {domain}
  Error: Invalid domain
  Invalid characters in domain name
  The domain name contains invalid characters
  Domain name contains invalid characters
  Domain name too short
  Domain name too long
  Domain name is too short
  Domain name is too long
  Wrong query format
  Wrong domain name
  Wrong query
  Incorrect query
  Incorrect request
  Malformed domain name
  Domain name is not valid
  The domain name is not valid
  {domain} is not a valid domain
  {domain} is invalid
  Not a valid domain
  Bad domain name
  Invalid parameter: {\u2026}
  Error:108: {\u2026}
  Invalid syntax: {\u2026}
  Nombre de dominio inv\xE1lido
  Nom de domaine invalide
  \u041D\u0435\u0432\u0435\u0440\u043D\u043E\u0435 \u0438\u043C\u044F \u0434\u043E\u043C\u0435\u043D\u0430
  error 350 Invalid Query Syntax
  ERROR:107: {\u2026}
  ERROR:115: invalid search key
  \u7DB2\u57DF\u540D\u7A31\u4E0D\u5408\u898F\u5B9A
  Invalid characters in query
  Invalid query string
  The domain name you entered is not valid
  The domain name you entered is invalid
  This is not a valid domain name
  Domain name {domain} is invalid
  Not a valid query
  Invalid domain format
  Invalid domain name format
  Invalid format
  Illegal characters in domain name
  The domain name is too {long/short}
`;

// src/parse/words/refused.ts
var REFUSED = `
  Access denied
  Access denied for {domain}
  Access to this service is denied
  Permission denied
  Not authorized
  Not authorised
  Unauthorized
  Forbidden
  Your IP address is blocked
  Your IP has been blocked
  Your IP {domain} has been blocked
  You are not authorized to use this service
  You are not authorized to access this service
  You are not allowed to connect{\u2026}
  Sorry, you are not allowed to use this service
  IP address blocked
  Blocked
  Requests of this client are not permitted. {\u2026}
  Requests of this client are not permitted
  Connection refused
  Access from your IP address is denied
  Your host is blacklisted
  Your IP address is blacklisted
  You have been blacklisted
  You have been banned
  Your IP has been banned
  Your IP address has been banned
  Your access has been restricted
  Access restricted
  IP address is not whitelisted
  Access prohibited
  You do not have permission
  You do not have permission{\u2026}
  You don't have permission{\u2026}
  Your network is blocked
  Blacklisted
  Banned
  401 Unauthorized
  No permission
  Acceso no autorizado
  Acceso prohibido
  No autorizado
  Acc\xE8s non autoris\xE9
  Acesso n\xE3o autorizado
  \u041D\u0435\u0442 \u0434\u043E\u0441\u0442\u0443\u043F\u0430
  \u8BBF\u95EE\u88AB\u62D2\u7EDD
  \u6A29\u9650\u304C\u3042\u308A\u307E\u305B\u3093
  Akses ditolak
  Eri\u015Fim engellendi
`;

// src/parse/words/reserved.ts
var RESERVED = `
  Reserved
  Reserved by Registry
  Reserved domain name
  Reserved name
  Reserved by {domain}
  Reserved by {domain} Registry
  Reserved by the Registry
  Reserved by Registry Operator
  Registry Reserved
  Reserved Domain
  Name is restricted from registration
  {domain} has been reserved
  The requested name is reserved
  The requested domain is reserved
  The requested domain name is reserved
  This name is reserved by the Registry in accordance with {\u2026}
  The queried object does not exist: Reserved name
  The queried object does not exist: Reserved
  The queried object does not exist: Blocked
  The queried object does not exist: Restricted
  The queried object does not exist: Prohibited
  The queried object does not exist: Premium
  The queried object does not exist: Premium name
  The queried object does not exist: Premium domain
  The queried object does not exist: {\u2026} is reserved{\u2026}
  The queried object does not exist: {\u2026} is restricted{\u2026}
  {domain} is reserved
  {domain} is a reserved name
  Name is reserved by {domain}
  The registration of this domain is restricted
  The registration of this domain is restricted, as it is protected by {\u2026}
  This name is reserved by the Registry in accordance with ICANN Policy
  This name is not available for registration
  This name is not available for registration:
  This name is registry reserved by {domain}
  This name has been blocked by a GlobalBlock service
  This domain name is not available for registration
  The domain name is not available for registration
  This platinum domain is available for purchase
  Domain not available
  The domain you requested is prohibited
  Sorry, The domain you requested is in the reserved list
  Reserved word
  Restricted
  Restricted name
  Restricted domain name
  Restricted - Restricted domain name
  Prohibited
  Prohibited name
  The domain you want to register is reserved
  The domain name you want to register is reserved
  The domain name you applied is reserved by registry
  This domain cannot be registered
  This domain name cannot be registered
  This name cannot be registered
  Domain {domain} cannot be registered
  The domain {domain} cannot be registered
  The domain name {domain} cannot be registered
  {domain} cannot be registered
  This domain is not available for registration
  Domain is not available for registration
  The domain is not available for registration
  Domain name is not available for registration
  Domain {domain} is not available for registration
  The domain {domain} is not available for registration
  The domain name {domain} is not available for registration
  {domain} is not available for registration
  {domain} is reserved by the registry
  {domain} is reserved for the registry
  This name is reserved by {domain} Registry
  This name is reserved by {\u2026} Registry
  This domain name is a premium name and is not available for {\u2026}
  This is a premium domain
  This is a premium domain name
  This name is a premium name
  This platinum domain is available for purchase. {\u2026}
  The domain you have requested is restricted and cannot be registered
  Dominio reservado
  Dom\xEDnio reservado
  Domaine r\xE9serv\xE9
  Domain ist reserviert
  \u0414\u043E\u043C\u0435\u043D \u0437\u0430\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440\u043E\u0432\u0430\u043D
  This domain name is reserved and cannot be registered
  {domain} is a reserved domain
  {domain} is a reserved domain name
  {domain} is reserved and cannot be registered
  Domain {domain} is a reserved name
  The domain {domain} is reserved and not available for registration
  The domain name is reserved and cannot be registered
  The name {domain} is reserved
  The requested domain is reserved by the registry
  Name is not available for registration
  Name is premium
  Domain is premium
  Premium domain
  Premium name
  Premium Domain Name
  This is a registry premium domain
  This is a registry reserved name
  This is a reserved domain
  This is a reserved name
  This is a reserved domain name
  Registry reserved name
  Registry reserved domain
  Registration of this name is prohibited
  Registration of this domain is prohibited
  Registration of this domain name is not allowed
  Prohibited domain
  Prohibited domain name
  Forbidden domain name
  Blacklisted domain
  This domain is blacklisted
  Domain is not allowed for registration
  Domain cannot be registered
  Domain name cannot be registered
  This domain may not be registered
  This name may not be registered
  Not available for registration
  Not open for registration
  Not yet open for registration
  El dominio {domain} est\xE1 reservado
  El dominio est\xE1 reservado
  Nombre reservado
  Le domaine {domain} est r\xE9serv\xE9
  Ce domaine est r\xE9serv\xE9
  Ce nom de domaine est r\xE9serv\xE9
  Nom r\xE9serv\xE9
  Nom de domaine r\xE9serv\xE9
  O dom\xEDnio {domain} est\xE1 reservado
  Nome reservado
  \u0414\u043E\u043C\u0435\u043D {domain} \u0437\u0430\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440\u043E\u0432\u0430\u043D
  \u0418\u043C\u044F \u0437\u0430\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440\u043E\u0432\u0430\u043D\u043E
  \u4FDD\u7559\u57DF\u540D
  \u8BE5\u57DF\u540D\u4E3A\u4FDD\u7559\u57DF\u540D
  \u8BE5\u57DF\u540D\u5DF2\u88AB\u4FDD\u7559
  \u8A72\u7DB2\u57DF\u540D\u7A31\u70BA\u4FDD\u7559\u7DB2\u57DF
  \uC608\uC57D\uB41C \uB3C4\uBA54\uC778\uC785\uB2C8\uB2E4
  \u4E88\u7D04\u3055\u308C\u3066\u3044\u307E\u3059
  Alan ad\u0131 rezerve
  The queried object does not exist: Reserved domain name
  This domain name is reserved by the registry. {\u2026}
  The domain name you apply can not be registered online
  The domain name you apply can not be registered online. {\u2026}
  The queried object does not exist: Not available for registration
  The queried object does not exist: Domain name reserved by registry
  This domain is reserved by the registry and cannot be registered
  This domain name is reserved by the registry and cannot be registered
  Reserved - {\u2026}
  Above domain name is restricted{\u2026}
  Not available for second level registration
`;

// src/parse/words/sentences.ts
var THIS = "{Domain/Domain name/The domain/The domain name/This domain/This domain name/That domain/That domain name}";
var NAMED = "{Domain/Domain name/The domain/The domain name} {domain}";
var ASKED = "{Domain record/Domain name record/The object/The query object/Object/The requested domain/The requested domain name/The requested object/Requested domain/Requested domain name/Requested object/The queried domain/The queried domain name/The queried object}";
var WHERE = "{/ in database/ in the database/ in our database/ in registry/ in the registry/ in our registry/ in the registry database/ in the whois database}";
var ABSENT = `{not found/was not found/is not found/could not be found/cannot be found/does not exist/doesn't exist/do not exist/not exist/not exists}${WHERE}`;
var UNREGISTERED = "{not registered/is not registered/is unregistered/has not been registered/is not registered yet/has not been registered yet/is not yet registered}";
var OPEN2 = "{available/is available/is available for registration/is currently available/is currently available for registration/is free}";
var THING = "{record/records/entry/entries/object/objects/domain/domains/domain name/match/matches/matching record/matching records/matching domain/whois record/whois records/whois data/whois entry/domain record/domain records}";
var SPANISH = "{no existe/no est\xE1 registrado/no esta registrado/no se encuentra registrado/no ha sido registrado/no encontrado/no fue encontrado/disponible/est\xE1 disponible/esta disponible/se encuentra disponible/est\xE1 libre}";
var PORTUGUESE = "{n\xE3o existe/n\xE3o est\xE1 registrado/n\xE3o est\xE1 registado/n\xE3o foi registrado/n\xE3o foi registado/n\xE3o encontrado/n\xE3o foi encontrado/dispon\xEDvel/est\xE1 dispon\xEDvel/est\xE1 livre}";
var FRENCH = "{n'existe pas/n'est pas enregistr\xE9/n'a pas \xE9t\xE9 trouv\xE9/n'a pas \xE9t\xE9 enregistr\xE9/est disponible/est libre/est inconnu}";
var ITALIAN = "{non esiste/non \xE8 registrato/non \xE8 stato trovato/\xE8 disponibile/\xE8 libero}";
var GERMAN = "{existiert nicht/ist nicht registriert/wurde nicht gefunden/ist frei/ist verf\xFCgbar}";
var FREE_SENTENCES = `
  ${THIS} ${ABSENT}
  ${THIS} ${UNREGISTERED}
  ${THIS} ${OPEN2}
  ${NAMED} ${ABSENT}
  ${NAMED} ${UNREGISTERED}
  ${NAMED} ${OPEN2}
  ${ASKED} ${ABSENT}
  {Dominio/El dominio/El nombre de dominio} ${SPANISH}
  {El dominio/El nombre de dominio} {domain} ${SPANISH}
  {Dom\xEDnio/O dom\xEDnio/O nome de dom\xEDnio} ${PORTUGUESE}
  {O dom\xEDnio/O nome de dom\xEDnio} {domain} ${PORTUGUESE}
  {Ce domaine/Le domaine/Le nom de domaine} ${FRENCH}
  {Le domaine/Le nom de domaine} {domain} ${FRENCH}
  {Il dominio/Il nome a dominio} ${ITALIAN}
  {Il dominio/Il nome a dominio} {domain} ${ITALIAN}
  {Die Domain/Der Domainname} ${GERMAN}
  {Die Domain/Der Domainname} {domain} ${GERMAN}
  The requested {domain/domain name} ${UNREGISTERED}
  {domain} not {found/registered/registered yet}${WHERE}
  {domain} was not found${WHERE}
  {domain} is {unregistered/not registered/not registered yet/not yet registered}
  {domain} does not exist${WHERE}
  {domain} has not been registered{/ yet}
  {domain} could not be found${WHERE}
  No ${THING} {found/was found/were found/exists}${WHERE}
  No ${THING} {found/was found/were found/exists} {for/matching} {/domain /domain name /query }{domain}
  No {match/matches/results} {in/for} {database/the database/our database/query/the query/your query}
  No match for {query/domain name} {domain}
  No such {domain/domain name/object}{/ found/ registered/ exists}
  There {is/are/was/were} no {match/matches/result/results/record/records/entry/entries} for {/domain }{domain}
  Sorry, {no match for/no match found for/no data found for} {domain}
  0 {results/records/objects/entries} found
  Error: {domain not registered/domain is not registered/object not found/no object found/no entries found}
`;
var BY = "{/ by registry/ by the registry/ by the registry operator/ by registry operator}";
var KEPT = `{reserved/is reserved/has been reserved/blocked/is blocked/has been blocked/is restricted/is prohibited}${BY}`;
var LISTED = "{is on/is in} {the reserved list/a reserved list/the reserved names list/the list of reserved names/the list of reserved domains}";
var RESERVED_SENTENCES = `
  ${THIS} ${KEPT}
  ${THIS} ${LISTED}
  ${NAMED} ${KEPT}
  ${NAMED} ${LISTED}
  {Name/This name/The name} ${KEPT}
  {Name/This name/The name} ${LISTED}
  Error: {domain is reserved/domain name is reserved/reserved domain/reserved name}
  Reserved {names list/domains list/list}
`;

// src/parse/words/throttled.ts
var THROTTLED = `
  You have exceeded your quota of queries
  Quota exceeded
  Query quota exceeded
  Your query quota has been exceeded
  WHOIS quota exceeded
  Whois limit exceeded
  WHOIS LIMIT EXCEEDED
  WHOIS LIMIT EXCEEDED - {\u2026}
  Query limit exceeded
  Query rate limit exceeded
  Query rate limit exceeded. {\u2026}
  Rate limit exceeded
  Rate limit exceeded. {\u2026}
  Rate limited
  Request limit exceeded
  Request limit exceeded for {domain}
  Limit exceeded
  Lookup quota exceeded
  Daily limit exceeded
  Too many requests
  Too many requests. {\u2026}
  Too many requests, {\u2026}
  Too may requests
  Too many queries
  Too many queries. {\u2026}
  Too many queries, {\u2026}
  Too many connections
  Too many connections. {\u2026}
  Too many simultaneous connections
  Too many simultaneous connections from your host
  Too many lookups
  Too many requests from {\u2026}
  Your connection limit exceeded
  Your connection limit exceeded. {\u2026}
  Connection limit exceeded
  Maximum queries per hour reached
  Maximum query rate reached
  Maximum number of queries exceeded
  Excessive querying, {\u2026}
  Excessive querying, grace period of {\u2026}
  Excessive querying
  Your IP address has exceeded {\u2026}
  You have exceeded the query limit
  You have exceeded your query limit
  You have exceeded your daily quota
  You have exceeded this server's query limit
  You have reached {\u2026} limit{\u2026}
  Number of allowed queries exceeded
  Please go away for {\u2026}
  Please try again after {\u2026}
  Please slow down
  the WHOIS query quota for {domain} has been exceeded
  Access control limit reached
  Connection refused; access control limit reached
  Error: 55000000002 Connection refused; access control limit reached
  Your access is too fast,please try again later
  Your access is too fast, please try again later
  The number of queries exceeded the limit
  Error: ratelimit exceeded
  Error: rate limit exceeded
  ERROR:109: {\u2026}
  ERROR:202: {\u2026}
  ERROR:305: {\u2026}
  ERROR:201: {\u2026}
  Query frequency limit exceeded
  Server is busy now, please try again later
  IP Address Has Reached Rate Limit
  Your request cannot be completed: too many requests
  The maximum number of queries has been reached
  Exceeded the maximum allowable number of connections
  Requests of this client are being rate limited
  Lookup limit exceeded
  You have been temporarily blocked{\u2026}
  fair use limit exceeded
  Excessive access. Please try again later.
  Your quota is exhausted
  WHOIS query quota exhausted
  Request quota exhausted
  HTTP 429
  Error 429
  Demasiadas consultas
  Demasiadas peticiones
  Trop de requ\xEAtes
  Muitas consultas
  Zu viele Anfragen
  Troppe richieste
  \u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u043D\u043E\u0433\u043E \u0437\u0430\u043F\u0440\u043E\u0441\u043E\u0432
  \u67E5\u8BE2\u6B21\u6570\u8FC7\u591A
  \u60A8\u7684\u67E5\u8BE2\u6B21\u6570\u5DF2\u8FBE\u4E0A\u9650
  \u67E5\u8A62\u6B21\u6578\u904E\u591A
  Terlalu banyak permintaan
  \xC7ok fazla sorgu
  Please wait {\u2026} before your next query
  Please wait before sending another query
  Please retry in {\u2026}
  Please try again in {\u2026}
  Try again in {\u2026}
  Queried interval is too short
  Please maintain at least {\u2026}
  {domain} only 1 request per second allowed{\u2026}
  {domain} only 1 request per {\u2026} allowed{\u2026}
  Query quota exhausted. {\u2026}
`;

// src/parse/words/unsupported.ts
var UNSUPPORTED = `
  Domain {domain} is not registered here
  TLD is not supported
  Tld not supported by this registry interface
  This TLD is not supported
  The TLD {domain} is not supported
  TLD not supported
  TLD {domain} is not supported
  Domain TLD is not supported
  Unsupported TLD
  Unsupported TLD: {domain}
  Unsupported domain
  Unsupported zone
  Unknown TLD
  Unknown TLD: {domain}
  Unknown zone
  This TLD has no whois server, {\u2026}
  This server does not support {\u2026}
  This WHOIS server does not have any data for {domain}
  This WHOIS server does not have any records for {domain}
  Requested TLD is not supported
  The requested TLD is not supported
  The domain extension is not supported
  No whois server is known for this kind of object
  Zone is not supported
  Not authoritative for {domain}
  We are not authoritative for {domain}
  This whois service has been discontinued
  This service has been discontinued
  This WHOIS service is no longer available
  WHOIS service is no longer available{\u2026}
  The WHOIS service has been retired
  The WHOIS service has been retired. {\u2026}
  This WHOIS service has been retired. {\u2026}
  Please use RDAP instead
  Port 43 WHOIS is no longer supported{\u2026}
  Not a domain managed by this registry
  No whois server found
  No whois server found for {domain}
  No whois server known for {domain}
  No whois server is known for {domain}
  Domain not managed by this registry
`;

// src/parse/words/phrases.ts
var GENERIC_PHRASES = {
  throttled: THROTTLED,
  refused: REFUSED,
  unsupported: UNSUPPORTED,
  failed: FAILED,
  reserved: `${RESERVED}
${RESERVED_SENTENCES}`,
  invalid: INVALID,
  available: `${AVAILABLE}
${FREE_SENTENCES}`
};

// src/parse/answer/phrases.ts
var STATED_KINDS = [
  "throttled",
  "refused",
  "failed",
  "unsupported",
  "reserved",
  "invalid",
  "unknown",
  "available",
  "record"
];
var MAX_LENGTH2 = 240;
var MAX_REMEMBERED2 = 300;
var PhraseBook = class {
  #trees = null;
  #books;
  /** Lines that are no phrase: nearly all answers of a server have the same running text. */
  #silent = /* @__PURE__ */ new Set();
  /** The registry's own phrases, then those of its layout; any server's stand below them. */
  constructor(books) {
    this.#books = booksOf(books);
  }
  /**
   * The kind of answer that the line from `from` to `to` states; null for any other line. A line that
   * calls another name than the one asked for free says nothing about that one: `unknown`.
   */
  match(text, from, to, asked = null) {
    if (to - from > MAX_LENGTH2) return null;
    const printed = text.slice(from, to);
    if (this.#silent.has(printed)) return null;
    const found = this.#find(printed);
    if (found.length === 0 && this.#silent.size < MAX_REMEMBERED2) this.#silent.add(printed);
    for (const [tree2, phrases] of found) {
      const kind = kindOf(phrases, asked, tree2 !== trees.get(GENERIC_PHRASES));
      if (kind !== null) return kind;
    }
    return null;
  }
  /** The phrases that a line is, by the tree that has them. */
  #find(printed) {
    const start = startOfWords(printed, 0, printed.length);
    if (start === printed.length) return [];
    this.#trees ??= [...this.#books, GENERIC_PHRASES].map(treeOf);
    const first = firstWord(printed, start, printed.length);
    const opened = this.#trees.filter((tree2) => tree2.opens(first));
    if (opened.length === 0) return [];
    const line = new LineWords(printed, start, endOfWords(printed, start, printed.length));
    return opened.map((tree2) => [tree2, tree2.find(line)]).filter(([, phrases]) => phrases.length > 0);
  }
};
var booksOf = (books = []) => isList(books) ? books : [books];
var isList = (books) => Array.isArray(books);
var trees = /* @__PURE__ */ new WeakMap();
function treeOf(phrases) {
  let tree2 = trees.get(phrases);
  if (tree2 === void 0) {
    tree2 = new PhraseTree(STATED_KINDS.map((kind, number) => [number, phrases[kind] ?? ""]));
    trees.set(phrases, tree2);
  }
  return tree2;
}
function kindOf(phrases, asked, declared) {
  let other = null;
  for (const { meaning, name } of phrases) {
    const kind = STATED_KINDS[meaning];
    if (kind !== "available" || name === null || isAsked(name, asked, declared)) return kind;
    if (name.includes(".")) other = "unknown";
  }
  return other;
}
var NAME = /^[a-z0-9.-]+$/;
function isAsked(name, asked, declared) {
  const wanted = asked?.toLowerCase() ?? null;
  if (!name.includes(".")) return wanted?.startsWith(`${name}.`) ?? declared;
  if (wanted === null || !NAME.test(wanted)) return true;
  if (!NAME.test(name)) return wanted.includes("xn--");
  return name === wanted || name.endsWith(`.${wanted}`) || wanted.endsWith(`.${name}`);
}

// src/parse/answer/answer.ts
var STATUS_OF_KIND = {
  reserved: "reserved",
  invalid: "invalid",
  available: "available"
};
function answerOf(part, provenance) {
  const answer2 = decide(part, provenance);
  const kind = complaintOf(answer2, part.draft, part.lines, part.text, provenance);
  return kind === null ? answer2 : { kind, status: "unknown", conflict: answer2.conflict };
}
function decide(part, provenance) {
  const { draft, module } = part;
  const word = strongest(draft.statuses.map((value) => module.statuses.read(value)));
  const named = draft.domain !== null || module.nameless;
  const record = hasRecord(draft);
  if (named && (record || draft.updated_on !== null && word !== "available")) {
    const status = statusOfRecord(word);
    return { kind: status === "reserved" ? "reserved" : "record", status, conflict: word === "available" };
  }
  const said = statedKind(part, provenance);
  if (said === "available" && (record || word !== null && word !== "available"))
    return { ...UNKNOWN, conflict: true };
  if (said !== null) return { kind: said, status: STATUS_OF_KIND[said] ?? "unknown", conflict: false };
  if (part.lines.every((line) => line.kind === BLANK)) return { ...UNKNOWN, kind: "empty" };
  const about = draft.domain !== null || draft.query !== null || module.nameless;
  if (word === null || !about || record) return UNKNOWN;
  return {
    kind: KIND_OF_WORD[word] ?? "record",
    status: word === "record" ? "registered" : word,
    conflict: false
  };
}
var UNKNOWN = { kind: "unknown", status: "unknown", conflict: false };
function statedKind({ rest, text, module, asked }, provenance) {
  let first = STATED_KINDS.length;
  let above2 = null;
  for (const line of rest) {
    const kind2 = module.phrases.match(text, line.start, line.end, asked);
    if (kind2 !== null && !goesOn(text, above2, line)) {
      first = Math.min(first, STATED_KINDS.indexOf(kind2));
      provenance?.use(line, "status", false);
    }
    above2 = line;
  }
  const kind = STATED_KINDS[first] ?? null;
  return kind === "record" ? null : kind;
}
function goesOn(text, above2, line) {
  if (above2 === null || above2.number !== line.number - 1) return false;
  const sentence = text.slice(above2.start, above2.end).toLowerCase();
  if (NEVER_LAST.has(sentence.slice(sentence.lastIndexOf(" ") + 1))) return true;
  let start = line.start;
  while (start < line.end && isCommentSign(text.charCodeAt(start))) start++;
  const first = text.charAt(start);
  const last = text.charAt(above2.end - 1);
  return isLetter2(first) && first === first.toLowerCase() && (isLetter2(last) || /[\d,]/.test(last));
}
var isLetter2 = (sign) => sign.toLowerCase() !== sign.toUpperCase();
var NEVER_LAST = new Set(
  "is are be was the a an of to in on or and not for by that which any from with".split(" ")
);
var isCommentSign = (code) => code <= 32 || code === 37 || code === 35 || code === 59;
var KIND_OF_WORD = {
  available: "available",
  reserved: "reserved",
  invalid: "invalid"
};
var statusOfRecord = (word) => word === null || word === "record" || word === "available" ? "registered" : word;
var isDated = (value) => value !== null && (value >= "0" && value < ":" || /\d/u.test(value));
var hasRecord = (draft) => isDated(draft.created_on) || isDated(draft.expires_on) || draft.nameservers.length > 0 || draft.registrar?.name != null || draft.registrar?.organization != null || draft.registrant.some((contact) => contact.used) || draft.handles.some((handle) => handle.role === "registrant");

// src/parse/text/client-lines.ts
var CLIENT_LINE = /^(?:Querying|Redirected to) ([\w.-]{4,253})$/u;
var HOST2 = /^(?:[\w-]{1,63}\.){1,10}[\w-]{2,63}$/u;
var HOST_COMMENT = /^# ((?:[\w-]{1,63}\.){1,10}[\w-]{2,63})$/u;
var REFERRAL = /^(?:Found a referral to|Using server) ([\w.-]{4,253}?)\.?$/u;
function clientLines(text, lines, from) {
  let found = null;
  for (let at2 = from; at2 < lines.length; at2++) {
    const line = lines[at2];
    if (line.kind === BLANK) continue;
    if (line.kind !== LABELLED || line.value !== "" || text[line.start] !== "[") break;
    const named = CLIENT_LINE.exec(line.label)?.[1] ?? (found !== null && HOST2.test(line.label) ? line.label : null);
    if (named === null) break;
    found = { last: at2, host: named.toLowerCase() };
  }
  return found;
}
function hostInComment(text, { start, end }, next) {
  return end - start < 80 && next?.kind === BLANK ? HOST_COMMENT.exec(text.slice(start, end))?.[1] ?? null : null;
}
var hostAskedNext = ({ kind, value }) => kind === TEXT ? REFERRAL.exec(value)?.[1] ?? null : null;

// src/parse/text/merged-order.ts
var DOMAIN = /^[ \t]{0,40}domain(?:[ -]?name)?[ \t.]{0,40}:[ \t]{0,40}(\S{3,253})/imu;
var VERISIGN = /^The Registry database contains ONLY|^Whois Server Version [12]\.\d\n\nDomain names |^ {3}Domain Name: [^\n]{1,80}\n {3}(?:Registrar: [^\n]{1,200}\n {3}Whois|Registry Domain ID: \w{1,40}-VRSN\n {3}Registrar WHOIS) Server:/mu;
var THIN = / {3}Domain Name: [^\n]{1,80}\.(?:com|net|edu|cc|tv)\n {3}(?:Registrar: [^\n]{1,200}\n {3}Whois|Registry Domain ID: \w{1,40}-VRSN\n {3}Registrar WHOIS) Server:/iuy;
var IANA = /^(?:--\s{0,8})?% IANA WHOIS server/u;
var REGISTRAR_RECORD = /^[ \t]{0,40}Registrar (?:Registration )?Expiration Date:/mu;
var REFERRAL2 = /^[ \t]{0,40}(?:Registrar )?whois(?: server)?[ \t.]{0,40}:[ \t]{0,40}([\w.-]{4,253})/imu;
var domainOf = (body) => DOMAIN.exec(body)?.[1]?.toLowerCase() ?? null;
function isThin(text, start) {
  THIN.lastIndex = start;
  return THIN.test(text);
}
function areAnswers(before, after) {
  const first = domainOf(before);
  const second = domainOf(after);
  if (IANA.test(before.trimStart())) return second !== null;
  if (VERISIGN.test(after) || IANA.test(after.trimStart())) return true;
  return first !== null && (first === second || VERISIGN.test(before));
}
function registryFirst(pieces, host) {
  const [only] = pieces;
  if (only === void 0 || pieces.length === 1 && (only.host === null || host !== null)) return null;
  const order = pieces.some(({ body }) => body.startsWith("--")) ? [...pieces].reverse() : pieces;
  const ranks = order.map((piece) => rankOf(piece, host));
  const found = order[ranks.indexOf(Math.max(...ranks))];
  const registry2 = { ...found, host: hostOf(found) ?? host };
  const name = domainOf(found.body);
  const used = /* @__PURE__ */ new Set([registry2.host]);
  const rest = order.filter((piece) => piece !== found).map((piece) => {
    const stated = host === null || used.has(host) ? null : host;
    const named = hostOf(piece) ?? referralOf(found.body) ?? stated;
    used.add(named);
    const own2 = domainOf(piece.body);
    return { ...piece, host: named, foreign: name !== null && own2 !== null && own2 !== name };
  });
  return [registry2, ...rest];
}
function rankOf({ host, body }, asked) {
  if (IANA.test(body.trimStart())) return -3;
  if (domainOf(body) === null) return -2;
  if (VERISIGN.test(body)) return 3;
  if (REGISTRAR_RECORD.test(body)) return -1;
  return host !== null && host === asked ? 2 : 0;
}
function hostOf({ host, body }) {
  if (host !== null) return host;
  if (IANA.test(body.trimStart())) return "whois.iana.org";
  if (!VERISIGN.test(body)) return null;
  return /\bONLY \.cc\b/u.test(body) ? "ccwhois.verisign-grs.com" : "whois.verisign-grs.com";
}
function referralOf(body) {
  const record = body.search(DOMAIN);
  return REFERRAL2.exec(record < 0 ? body : body.slice(record))?.[1]?.toLowerCase() ?? null;
}

// src/parse/text/find-cuts.ts
var MAX_PIECES = 8;
var findCuts = (text, lines) => new CutFinder(text, lines).find();
var NONE2 = [];
var IANA_START = "% IANA WHOIS server";
var VERISIGN_END = "The Registry database contains ONLY";
var VERISIGN_START = "Whois Server Version ";
var AFTER_RECORD = [">>> Last update", "For more information on Whois status"];
var NOTICE = ["NOTICE", "TERMS", "The Registry"];
var CLIENT_LINES = 2;
var OPEN3 = 91;
var GREATER2 = 62;
var DASH2 = 45;
var PERCENT2 = 37;
var HASH2 = 35;
var SMALL_A = 97;
var SMALL_D = 100;
var SMALL_S = 115;
var LARGE_D = 68;
var LARGE_F = 70;
var LARGE_R = 82;
var LARGE_U = 85;
var LARGE_W = 87;
var CutFinder = class {
  constructor(text, lines) {
    this.text = text;
    this.lines = lines;
  }
  text;
  lines;
  #cuts = null;
  /** Of the domain, as a label of the answer above says it. */
  #name = null;
  /** Whether a `>>> Last update` line stands below that name. */
  #ended = false;
  /** Whether a server's words stand above, rather than only a client's. */
  #content = false;
  /** Where the answer that is looked at begins, and how many of its lines stand above. */
  #begun = 0;
  #above = 0;
  /** Whether Verisign's first words stand above. */
  #headed = false;
  /** Within Verisign's record, and behind the blank line that ends it. */
  #thin = null;
  /** How many of its records were seen, each of which costs a look at all of the text. */
  #records = 0;
  #lastAnswer = null;
  find() {
    const { text, lines } = this;
    for (let index2 = 0; index2 < lines.length; index2++) {
      const line = lines[index2];
      if (line.kind === BLANK) {
        if (this.#thin === "record") this.#thin = "ended";
        continue;
      }
      if (this.#thin === "ended") this.#belowThin(line, index2);
      switch (text.charCodeAt(line.start)) {
        case OPEN3: {
          const last = this.#client(line, index2);
          if (last === null) break;
          index2 = last;
          this.#content = false;
          continue;
        }
        case GREATER2:
          if (this.#says(">>> Last update", line)) this.#ended = this.#name !== null;
          break;
        case DASH2:
          this.#dashes(line, index2);
          break;
        case PERCENT2:
          if (this.#content && this.#says(IANA_START, line)) this.#cut(line.start, "whois.iana.org", true);
          break;
        case HASH2:
          if (this.#content) this.#named(hostInComment(text, line, lines[index2 + 1]), line);
          break;
        case SMALL_D:
        case LARGE_D:
          if (line.kind === LABELLED && isDomainLabel(line.label)) this.#domain(line, index2);
          break;
        case SMALL_S:
          if (line.value === "IANA" && line.label === "source") this.#cutAbove(this.#next(index2), true);
          break;
        case SMALL_A:
        case LARGE_R:
          if (this.#name !== null && this.#endsVerisign(line, index2)) this.#behindVerisign(line, index2);
          break;
        case LARGE_W:
          if (this.#says(VERISIGN_START, line)) this.#verisign(index2);
          break;
        case LARGE_F:
        case LARGE_U:
          if (this.#content) this.#named(hostAskedNext(line), line);
          break;
      }
      this.#content = true;
      this.#above++;
    }
    return this.#cuts ?? NONE2;
  }
  #cut(at2, host, doubtful = false) {
    this.#cuts ??= [];
    const cuts = this.#cuts;
    if (cuts.length + 1 < MAX_PIECES && (cuts.at(-1)?.at ?? -1) < at2) cuts.push({ at: at2, host, doubtful });
    this.#name = null;
    this.#ended = false;
    this.#above = 0;
    this.#headed = false;
    this.#begun = at2;
  }
  /** Cuts above a line; none for -1. */
  #cutAbove(index2, doubtful = false) {
    if (index2 >= 0) this.#cut(this.#lineStart(index2), null, doubtful);
  }
  #named(host, { start }) {
    if (host !== null) this.#cut(start, host);
  }
  /** Cuts above a client's lines; the last of them, or null where there are none. */
  #client(line, index2) {
    const client2 = line.value === "" ? clientLines(this.text, this.lines, index2) : null;
    if (client2 === null) return null;
    if (this.#content || this.#cuts === null) this.#cut(this.#lineStart(index2), client2.host);
    return client2.last;
  }
  #dashes({ start, end }, index2) {
    if (!this.#content || end - start !== 2 || !this.text.startsWith("--", start)) return;
    this.#lastAnswer ??= lastAnswerLine(this.text, this.lines);
    if (index2 < this.#lastAnswer) this.#cut(start, null, true);
  }
  /** The name again, in a registrar's record below a registry's, or in Verisign's below a registrar's. */
  #domain(line, index2) {
    const value = line.value.toLowerCase();
    const at2 = this.#lineStart(index2);
    const thin = line.indent === 3 && value !== "" && this.#records < MAX_PIECES && isThin(this.text, at2);
    const again = this.#name === null ? thin && !this.#headed && this.#mentions(value, this.#begun, at2) : this.#name === value;
    if (again && (thin || this.#ended && this.#opensRegistrars(index2))) this.#cut(at2, null);
    if (thin) {
      this.#thin = "record";
      this.#records++;
    }
    this.#name ??= value;
  }
  /** Where a tool has left Verisign's notice out, another's answer stands right below its record. */
  #belowThin(line, index2) {
    if (AFTER_RECORD.some((words3) => this.#says(words3, line))) return;
    this.#thin = null;
    const ofNotice = NOTICE.some((words3) => this.#says(words3, line));
    if (this.#name !== null && !ofNotice && this.#mentions(this.#name, line.start, this.text.length))
      this.#cutAbove(index2);
  }
  /** Verisign's first words, below another's answer: a record, or lines that name the domain by no label. */
  #verisign(index2) {
    const next = this.lines[this.#next(index2)];
    const opens2 = next !== void 0 && this.#says("Domain names in ", next);
    if (this.#name !== null || this.#above > CLIENT_LINES && opens2) this.#cutAbove(index2);
    this.#headed = true;
  }
  /** `and Registrars.`, `Registrars.` */
  #endsVerisign(line, index2) {
    const last = this.#says("Registrars.", line) || this.#says("and Registrars.", line);
    const above2 = this.lines[index2 - 1];
    return last && above2 !== void 0 && this.#says(VERISIGN_END, above2);
  }
  #behindVerisign(line, index2) {
    const end = this.text.indexOf(".", line.start) + 1;
    if (end < line.end) this.#cut(end, null);
    else this.#cutAbove(this.#next(index2));
  }
  /** Whether a second record of the name is a registrar's: by the labels that ICANN has it begin with. */
  #opensRegistrars(index2) {
    return this.lines.slice(index2 + 1, index2 + 8).some(({ label }) => label.startsWith("Registrar ") || label.startsWith("Registry Domain"));
  }
  #says(words3, { start }) {
    return this.text.startsWith(words3, start);
  }
  /** Whether a piece of the text has a domain's name, by whatever label or none. */
  #mentions(name, from, to) {
    return this.text.slice(from, to).toLowerCase().includes(name);
  }
  /** The next line that is not blank; -1 where there is none. */
  #next(index2) {
    const { lines } = this;
    for (let at2 = index2 + 1; at2 < lines.length; at2++) if (lines[at2]?.kind !== BLANK) return at2;
    return -1;
  }
  #lineStart(index2) {
    return this.text.lastIndexOf("\n", this.lines[index2].start - 1) + 1;
  }
};
var DOMAIN_LABEL = /^domain(?:[ -]?name)?$/iu;
var isDomainLabel = (label) => (label.length === 6 || label.length === 10 || label.length === 11) && DOMAIN_LABEL.test(label);
var lastAnswerLine = (text, lines) => text.includes(VERISIGN_END) || text.includes(VERISIGN_START) ? lines.length : lines.findLastIndex(({ kind, label }) => kind === LABELLED && isDomainLabel(label));

// src/parse/text/split-merged.ts
function splitMerged(text, lines, host) {
  const cuts = findCuts(text, lines);
  return cuts.length === 0 ? null : registryFirst(cutUp(text, cuts), host);
}
function cutUp(text, cuts) {
  const pieces = [];
  const [first, ...others] = cuts;
  const leads = first !== void 0 && text.slice(0, first.at).trim() === "";
  const bounds = leads ? [{ ...first, at: 0 }, ...others] : [{ at: 0, host: null, doubtful: false }, ...cuts];
  bounds.forEach(({ at: at2, host, doubtful }, index2) => {
    const body = text.slice(at2, bounds[index2 + 1]?.at ?? text.length);
    const before = pieces.at(-1);
    if (before !== void 0 && doubtful && !areAnswers(before.body, body))
      pieces[pieces.length - 1] = { ...before, body: before.body + body };
    else pieces.push({ host, body, start: at2, foreign: false });
  });
  return pieces;
}

// src/parse/values/name-and-url.ts
var IN_PARENTHESES = /^([^()]{1,200}(?:\([^()]{1,100}\)[^()]{0,100})?)\s?\(((?:https?:\/\/|www\.)[^\s()]{1,200})\)$/iu;
function nameAndUrl(registrar) {
  if (registrar?.name == null || !registrar.name.endsWith(")")) return;
  const found = IN_PARENTHESES.exec(registrar.name);
  if (found === null) return;
  registrar.name = found[1]?.trim() ?? null;
  registrar.url ??= found[2] ?? null;
}

// src/parse/words/notices.ts
var NOTICE_LINES = {
  /** Of CentralNic's notice. */
  access: "Access to {the/this} whois{\u2026}",
  /** Of any other notice. */
  opening: `
    Access to {\u2026}
    Terms of use{\u2026}
    Terms and conditions{\u2026}
    Whois terms{\u2026}
    Notice: access {\u2026}
    {The/This} service {\u2026}
    {The/This} whois {service/information/data} {\u2026}
    The {data/information} {\u2026}
    The {domain} registry whois {\u2026}
  `,
  /** Above the notice. */
  lastUpdate: `
    Last update{\u2026}
    Whois database was last updated{\u2026}
    {Whois/RDDS} request date{\u2026}
  `,
  /** Between the last update and the notice. */
  aboutCodes: `
    {For/"For/Status codes: For/"Status codes: For} more information on {domain} status codes{\u2026}
  `,
  /** Below the notice. */
  end: "End of whois record{\u2026}",
  /** Lines that begin a record below the notice, or that say what the answer is. */
  record: `
    Domain {id/name}: {\u2026}
    Registry domain id: {\u2026}
    Object "{\u2026}
    Object \xAB{\u2026}
    Object not found
    Warning: this response{\u2026}
  `
};
var NOTICE_LABELS = new Set(
  `notice notices note nota notes disclaimer terms t\xE9rminos terminos use conditions important warning attention please
  copyright rights privacy policy information legal statement`.split(/\s+/)
);

// src/parse/answer/notice.ts
var MAX_LENGTH3 = 2e4;
function declaredNotice(lines, text, spec) {
  const found = [];
  const { after, mark, from, until, through, skip } = spec;
  const openings = listOf(from);
  const limits = listOf(until);
  const comments = mark === void 0 && from === void 0 && after === void 0;
  let passed = after === void 0;
  let inside = passed && from === void 0;
  for (const line of lines) {
    if (line.kind === BLANK) continue;
    if (!passed) {
      passed = startsWith(line, text, line.start, after ?? "");
      inside = passed && from === void 0;
      continue;
    }
    if (comments && line.kind !== COMMENT) continue;
    if (mark !== void 0 && !text.startsWith(mark, line.start)) continue;
    const start = wordsStart(line, text);
    if (!inside) inside = openings.some((opening2) => startsWith(line, text, start, opening2));
    else if (limits.some((limit) => startsWith(line, text, start, limit))) break;
    if (!inside || skip?.test(text.slice(start, line.end)) === true) continue;
    found.push(line);
    if (through !== void 0 && startsWith(line, text, start, through)) break;
  }
  const bounded2 = comments || mark !== void 0 || until !== void 0 || through !== void 0;
  return bounded2 ? found : guessed(found, text);
}
var listOf = (words3 = []) => typeof words3 === "string" ? [words3] : words3;
var startsWith = ({ end }, text, at2, words3) => at2 + words3.length <= end && text.startsWith(words3, at2);
var trees2 = {};
function opens(part, { kind, start, end }, text) {
  trees2[part] ??= new PhraseTree([[0, NOTICE_LINES[part]]]);
  const tree2 = trees2[part];
  const from = kind === COMMENT || kind === RULER ? startOfWords(text, start, end) : start;
  if (!tree2.mayOpen(text, from) || !tree2.opens(firstWord(text, from, end))) return false;
  return tree2.find(new LineWords(text, from, endOfWords(text, from, end))).length > 0;
}
function icannNotice(lines, text) {
  const start = lines.findIndex((line) => line.kind === RULER && opens("lastUpdate", line, text));
  const below2 = start < 0 ? [] : afterLastUpdate(lines, text, start);
  return below2.length > 0 ? below2 : byItsWords(lines, text);
}
var NEAR = 4;
function afterLastUpdate(lines, text, start) {
  const found = [];
  let checked = 0;
  for (let at2 = start + 1; at2 < lines.length; at2++) {
    const line = lines[at2];
    if (line.kind === BLANK) continue;
    if (line.kind === RULER) at2 = rulerEnd(lines, at2, text);
    else if (checked++ < NEAR && opens("aboutCodes", line, text)) {
      found.length = 0;
      const next = lines[at2 + 1];
      if (next !== void 0 && /^https?:\/\/\S{1,200}$/i.test(text.slice(next.start, next.end))) at2++;
    } else found.push(line);
  }
  const last = found.at(-1);
  if (last !== void 0 && opens("end", last, text)) found.pop();
  return guessed(found, text, false);
}
function rulerEnd(lines, at2, text) {
  const closes = (line) => line !== void 0 && text.slice(line.start, line.end).endsWith("<<<");
  return !closes(lines[at2]) && closes(lines[at2 + 1]) ? at2 + 1 : at2;
}
var SHORTEST = 80;
function byItsWords(lines, text) {
  const legal = text.includes("EGAL STATEMENT") || text.includes("egal statement");
  const from = lines.findIndex((line) => {
    if (line.kind === BLANK) return false;
    return opens("opening", line, text) || opens("access", line, text) || legal && isLegal(line, text);
  });
  if (from < 0) return [];
  const found = [];
  for (const line of lines.slice(from)) {
    if (line.kind === BLANK) continue;
    if (found.length > 0 && (line.kind === RULER || opens("record", line, text))) break;
    found.push(line);
  }
  const notice2 = guessed(found, text);
  const [first] = notice2;
  return first !== void 0 && (notice2.at(-1) ?? first).end - first.start >= SHORTEST ? notice2 : [];
}
var isLegal = ({ start, end }, text) => text.slice(start, end).toLowerCase().includes("whois legal statement");
function accessNotice(lines, text) {
  const from = lines.findLastIndex((line) => line.kind !== BLANK && opens("access", line, text));
  if (from < 0) return icannNotice(lines, text);
  return guessed(
    lines.slice(from).filter((line) => line.kind !== BLANK),
    text
  );
}
function guessed(lines, text, opened = true) {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === void 0 || last === void 0) return lines;
  const whole = text.slice(first.start, last.end);
  const signs = SEPARATORS.filter((sign) => whole.includes(sign));
  const start = opened ? 0 : lines.findIndex((line) => !isLabelAndValue(line, text, signs));
  if (start < 0) return [];
  const end = lines.findIndex((line, at2) => at2 > start && isLabelAndValue(line, text, signs));
  return start === 0 && end < 0 ? lines : lines.slice(start, end < 0 ? lines.length : end);
}
var SEPARATORS = ["...", " = ", "   ", "	"];
var MAX_LABEL3 = 40;
var MAX_LABEL_WORDS = 5;
var MAX_VALUE_WORDS = 7;
function isLabelAndValue(line, text, signs) {
  if (line.kind === LABELLED) return isLabel(line.label) && isValue(line.value);
  if (isHeading(line, text)) return true;
  if (line.kind !== COMMENT && signs.length === 0) return false;
  const words3 = text.slice(wordsStart(line, text), line.end);
  const colon = line.kind === COMMENT ? words3.indexOf(": ") : -1;
  const at2 = colon > 0 ? colon : Math.max(...signs.map((sign) => words3.indexOf(sign)), -1);
  if (at2 <= 0) return false;
  const value = words3.slice(at2).replace(/^[.:=\s]{1,80}/, "");
  return isLabel(words3.slice(0, at2).trim()) && isValue(value);
}
function isHeading({ decorated, start, end }, text) {
  const marks = text.slice(start, start + 2);
  if (!decorated || !HEADING_MARKS.includes(marks) || !text.startsWith(marks, end - 2)) return false;
  const heading2 = text.slice(start + 2, end - 2).trim();
  return isLabel(heading2) && !heading2.includes("//");
}
var HEADING_MARKS = ["==", "--", "**"];
function isLabel(label) {
  if (label.length > MAX_LABEL3 || /[,;"()!?]/.test(label)) return false;
  const words3 = label.toLowerCase().split(" ");
  return words3.length <= MAX_LABEL_WORDS && !words3.some((word) => NOTICE_LABELS.has(word));
}
function isValue(value) {
  if (value === "" || value.startsWith("(") || value.includes("//") || value.startsWith("www.")) return false;
  const words3 = value.split(" ", MAX_VALUE_WORDS + 1);
  if (words3.length > MAX_VALUE_WORDS) return false;
  return words3.length < 4 || !/^[a-z]+$/.test(words3[1]);
}
var Disclaimer = class {
  #spec;
  #count = 0;
  #source = "";
  #joined = null;
  constructor(spec) {
    this.#spec = spec;
  }
  /** Its lines in an answer. */
  find(lines, text) {
    const spec = this.#spec;
    if (spec === void 0) return NONE3;
    return typeof spec === "function" ? spec(lines, text) : declaredNotice(lines, text, spec);
  }
  /**
   * Its lines as one. Nearly all answers of a server have the same, so that the last is remembered, and
   * records that are kept share its text.
   */
  join(lines, text) {
    const [first] = lines;
    const last = lines.at(-1);
    if (first === void 0 || last === void 0) return null;
    const source = text.slice(first.start, last.end);
    if (lines.length !== this.#count || source !== this.#source) {
      this.#count = lines.length;
      this.#source = source;
      this.#joined = joinText(lines, text);
    }
    return this.#joined;
  }
};
var NONE3 = [];
function joinText(lines, text) {
  const words3 = [];
  let length = 0;
  let even = true;
  for (const line of lines) {
    const start = wordsStart(line, text);
    const end = wordsEnd(line, text, start);
    if (start === end) continue;
    const piece = text.slice(start, end);
    even &&= !piece.includes("  ");
    words3.push(piece);
    length += end - start + 1;
    if (length > MAX_LENGTH3) break;
  }
  if (words3.length === 0) return null;
  const joined2 = words3.join(" ");
  const single = even && !OTHER_BLANKS.some((blank) => joined2.includes(blank)) ? joined2 : joined2.replace(BLANKS, " ");
  return single.slice(0, MAX_LENGTH3).trim();
}
var OTHER_BLANKS = ["	", "\xA0", "\u2028", "\u2029", "\u3000"];
var BLANKS = /\s{2,}|[^\S ]/g;
function wordsStart({ start, end }, text) {
  let at2 = text.startsWith("%-", start) ? start + 2 : start;
  while (at2 < end && isSign(text.charCodeAt(at2))) at2++;
  return at2;
}
function wordsEnd({ end }, text, start) {
  let at2 = end;
  while (at2 > start && (text.charCodeAt(at2 - 1) === 42 || text.charCodeAt(at2 - 1) <= 32)) at2--;
  return at2;
}
var isSign = (code) => code === 37 || code === 35 || code === 59 || code === 42 || code <= 32;

// src/parse/read/layout.ts
var registry = (declaration) => declaration;
var layout = (declaration) => declaration;

// src/parse/layouts/joint-contact.ts
var ROLES = /* @__PURE__ */ new Map([
  ["registrant", "registrant"],
  ["owner", "registrant"],
  ["holder", "registrant"],
  ["admin", "admin"],
  ["administrative", "admin"],
  ["administration", "admin"],
  ["administrator", "admin"],
  ["tech", "technical"],
  ["technical", "technical"]
]);
var BETWEEN = new Set(
  "billing zone contact contacts and info information details domain".split(" ")
);
var MAX_HEADING2 = 90;
var ORDER = ["registrant", "admin", "technical"];
var OPENS = /^(?:registrant|owner|holder|admin|tech)/iu;
var JOINS = /[,/&+]|\band\b/iu;
var WORDS2 = /[\p{L}\d]+/gu;
function jointRoles(words3) {
  const roles = /* @__PURE__ */ new Set();
  for (const word of words3) {
    const role = ROLES.get(word);
    if (role !== void 0) roles.add(role);
    else if (!BETWEEN.has(word)) return [];
  }
  return roles.size < 2 ? [] : ORDER.filter((role) => roles.has(role));
}
function shareJointContact(draft, lines) {
  const had = ORDER.filter((role) => draft[role].length > 0);
  if (had.length === 0 || had.length === ORDER.length) return;
  for (const line of lines) {
    const heading2 = line.label === "" ? line.value : line.label;
    if (heading2.length > MAX_HEADING2 || !OPENS.test(heading2) || !JOINS.test(heading2)) continue;
    const roles = jointRoles(heading2.toLowerCase().match(WORDS2) ?? []);
    const from = roles.find((role) => had.includes(role));
    if (from === void 0) continue;
    for (const role of roles) if (draft[role].length === 0) draft[role].push(...draft[from]);
  }
}

// src/parse/read/postprocess.ts
function postprocessesOf(layout2) {
  const { registrarCode, statusBehindName, placeholders, postprocess = [] } = layout2;
  const steps = [];
  if (layout2.registrarNameIsId === true) steps.push(nameIsId);
  if (registrarCode !== void 0) steps.push((draft) => takeRegistrarCode(draft, registrarCode));
  if (statusBehindName !== void 0) steps.push((draft) => takeStatusBehindName(draft, statusBehindName));
  if (placeholders instanceof RegExp) steps.push((draft) => dropPlaceholders(draft, placeholders));
  else if (placeholders !== void 0) steps.push((draft) => dropOfContacts(draft, placeholders));
  if (layout2.jointContacts === true) steps.push(shareJointContact);
  return steps.concat(postprocess);
}
function nameIsId({ registrar }) {
  if (registrar !== null) registrar.id ??= registrar.name;
}
function takeRegistrarCode({ registrar }, pattern) {
  const { name, id } = pattern.exec(registrar?.name ?? "")?.groups ?? {};
  if (registrar === null || name === void 0 || id === void 0) return;
  registrar.name = name;
  registrar.id = id;
}
function takeStatusBehindName({ domain, statuses }, pattern) {
  const state = pattern.exec(domain ?? "")?.[1];
  if (state !== void 0) statuses.push(state.trim());
}
var CONTACT_FIELDS = ["id", "name", "organization", "address", "phone", "fax", "email"];
function dropPlaceholders(draft, placeholder) {
  const { registrar, nameservers } = draft;
  for (const field of ["created_on", "updated_on", "expires_on"])
    if (placeholder.test(draft[field] ?? "")) draft[field] = null;
  for (const field of ["id", "name", "organization", "url"])
    if (registrar !== null && placeholder.test(registrar[field] ?? "")) registrar[field] = null;
  nameservers.splice(0, nameservers.length, ...nameservers.filter(({ name }) => !placeholder.test(name)));
  dropOfContacts(draft, Object.fromEntries(CONTACT_FIELDS.map((field) => [field, placeholder])));
}
function dropOfContacts({ registrant, admin, technical }, placeholders) {
  const forms = Object.entries(placeholders);
  for (const contact of [...registrant, ...admin, ...technical]) dropOfContact(contact, forms);
}
function dropOfContact(contact, forms) {
  const dropped = forms.filter(([field, form]) => form.test(contact[field] ?? ""));
  for (const [field] of dropped) contact[field] = null;
  if (dropped.length > 0) contact.used = CONTACT_FIELDS.some((field) => contact[field] !== null);
}

// src/parse/layouts/icann.ts
var AFILIAS_CODE = /^(?<name>.{1,200}\S)\s{0,4}\((?<id>R\d{1,8}-[A-Z]{2,8})\)$/u;
var ICANN2 = layout({
  phrases: {
    available: `
    Domain not found |
    NOT FOUND |
    Not found: {domain} |
    No Data Found |
    No match for "{domain}" |
    This domain name has not been registered |
    Domain {domain} is available for registration |
    The queried object does not exist: DOMAIN NOT FOUND |
    The queried object does not exist: no matching objects found
  `,
    reserved: `
    Name is restricted from registration |
    Name is reserved by {\u2026} |
    Name is reserved |
    Reserved by Registry |
    Reserved by Registry Operator |
    Reserved by the Registry |
    Reserved by {domain} |
    Reserved by {domain} Registry |
    Reserved by {domain} {domain} Registry |
    Domain reserved |
    This name is reserved |
    This name is reserved by {\u2026} |
    This name is registry reserved |
    This name is registry reserved by {\u2026} |
    This name is not available for registration |
    This name is not available for registration: |
    This domain name is not available for registration |
    The domain name is not available for registration |
    Not available for registration |
    The queried object does not exist: reserved |
    The queried object does not exist: blocked |
    The queried object does not exist: {\u2026} is reserved{\u2026} |
    This name has been blocked by a GlobalBlock service |
    This name is blocked by {\u2026} |
    This name is subject to {\u2026} |
    The registration of this domain is restricted, as it is protected by {\u2026}
  `,
    unsupported: "TLD is not supported | Tld not supported by this registry interface",
    throttled: `WHOIS LIMIT EXCEEDED - {\u2026} | Number of allowed queries exceeded |
    Your connection limit exceeded. {\u2026} | Query rate limit exceeded{\u2026}`
  },
  labels: {
    domain: "Domain Name",
    domain_id: "Registry Domain ID | Domain ID",
    referral_whois: "Registrar WHOIS Server | Registrar RDDS Server | WHOIS Server",
    "registrar.url": "Registrar URL | Registrar URL (registration services)",
    referral_url: "Referral URL",
    updated_on: "Updated Date | Updated On | Last Updated On | Domain Last Updated Date",
    created_on: "Creation Date | Created On | Domain Create Date | Domain Registration Date",
    expires_on: `
      Registry Expiry Date | Registrar Registration Expiration Date | Expiration Date | Expires On |
      Domain Expiration Date
    `,
    "registrar.name": "Registrar | Sponsoring Registrar",
    "registrar.id": "Registrar IANA ID | Sponsoring Registrar IANA ID",
    status: "Domain Status | Status",
    other: "Billing Contact",
    nameserver: "Name Server | Nameservers",
    "nameserver.ip": "Name Server IP Address",
    "-": `
      Registrar Abuse Contact Email | Registrar Abuse Contact Phone | Registrar Handle | Reseller |
      Status Codes | DNSSEC | DNSSEC DS Data | DS Data | DS Key Tag | Algorithm | Digest Type | Digest |
      URL of the ICANN Whois Inaccuracy Complaint Form | URL of the ICANN RDDS Inaccuracy Complaint Form |
      URL of the ICANN WHOIS Data Problem Reporting System | Created By | Created by Registrar | Updated By |
      Last Updated by Registrar | Last Transferred Date | Maintainer | Maintainer URL | Trademark Name |
      Trademark Date | Trademark Country | Trademark Number | Date Trademark Applied For |
      Date Trademark Registered | Internationalized Domain Name | Canonical Name | IDN Tag | Variant |
      Name Value Pair
    `
  },
  roles: {
    registrant: "Registrant * | Registry Registrant *",
    admin: "Admin * | Registry Admin * | Administrative * | Administrative Contact *",
    technical: "Tech * | Registry Tech * | Technical * | Technical Contact *",
    "-": "Billing * | Registry Billing * | Billing Contact *"
  },
  contact: {
    id: "ID",
    name: "Name",
    organization: "Organization",
    address: "Street | Address",
    city: "City",
    state: "State/Province | State",
    zip: "Postal Code",
    country: "Country | Country/Economy",
    country_code: "Country Code",
    phone: "Phone | Phone Number",
    fax: "FAX | Facsimile Number",
    email: "Email | E-mail",
    created_on: "Created On",
    updated_on: "Last Updated On",
    "-": "Phone Ext | Phone Ext. | Fax Ext | FAX Ext. | Application Purpose | Nexus Category"
  },
  disclaimer: icannNotice,
  postprocess: [takeAfiliasCode, referToRegistrar]
});
function takeAfiliasCode(draft) {
  if (draft.registrar?.id === null) takeRegistrarCode(draft, AFILIAS_CODE);
}
function referToRegistrar(draft) {
  draft.referral_url ??= draft.registrar?.url ?? null;
}

// src/parse/layouts/afilias.ts
var CODE_IN_PARENTHESES = /^(?<name>.{1,200}\S)\s{0,4}\((?<id>R\d{1,8}-[A-Z]{2,8}|\d{1,9})\)$/u;
var AFILIAS = layout({
  on: ICANN2,
  registrarCode: CODE_IN_PARENTHESES
});

// src/parse/layouts/rpsl.ts
var AUTHORED = /^\S.{0,254}?\s{1,8}(\d{8})\b/u;
var RPSL = layout({
  labels: {
    domain: "domain",
    status: "status",
    "registrant.handle": "holder-c | owner-c",
    "admin.handle": "admin-c",
    "technical.handle": "tech-c",
    nameserver: "nserver",
    created_on: "created",
    updated_on: "changed | last-update",
    expires_on: "expires",
    "object.name": "person | role",
    "object.id": "nic-hdl",
    "-": "zone-c | source | mnt-by | notify"
  },
  contact: {
    id: "nic-hdl",
    name: "person | role",
    address: "address",
    country: "country",
    phone: "phone",
    fax: "fax-no",
    email: "e-mail",
    created_on: "created",
    updated_on: "changed",
    "-": "admin-c | tech-c | zone-c | registrar | source | mnt-by | notify | remarks"
  },
  postprocess: dropAuthors
});
function dropAuthors(draft) {
  const { registrant, admin, technical, objects: objects2 } = draft;
  for (const one of [draft, ...registrant, ...admin, ...technical, ...objects2]) {
    const day = one.updated_on === null ? null : AUTHORED.exec(one.updated_on);
    if (day !== null) one.updated_on = day[1] ?? null;
  }
}
function* inParagraphs(lines) {
  let first = "";
  let last = -2;
  for (const line of lines) {
    if (line.label === "") continue;
    if (line.number !== last + 1) first = line.label.toLowerCase();
    last = line.number;
    yield [line, first];
  }
}

// src/parse/layouts/afnic.ts
var UNREAD = `type | anonymous | obsoleted | source | idstatus | eligstatus | eligsource | eligdate | reachmedia |
  reachstatus | reachsource | reachdate | trouble`;
var KEYS = [1, 2, 3, 4, 5, 6].map((n) => `key${n}-tag | key${n}-algo | key${n}-dgst-t | key${n}-dgst`).join(" | ");
var NO_NOTICE = /^(?:This is the AFNIC|(?:complete|short) date format|version {0,20}:|.{0,10}'-h'|\[\S{1,64} REQUEST\]|RL Net|Too many|No entries found|NOT FOUND)/iu;
var STREET = /^(?:\d{1,6}\s?(?:bis|ter)?[\s,]|(?:rue|avenue|av|boulevard|bd|place|chemin|route|impasse|all[eé]e|quai|immeuble|r[eé]sidence|b[aâ]timent|bat|lieu[- ]dit|bp|zone|za|zi|cs)\b)/iu;
var AFNIC = layout({
  on: RPSL,
  zone: "Europe/Paris",
  dates: "dmy",
  phrases: {
    throttled: "Too many requests | Too many requests...",
    available: "No entries found in the AFNIC Database | NOT FOUND"
  },
  labels: {
    status: "eppstatus",
    registrar: "registrar",
    expires_on: "Expiry Date",
    "object.name": "contact",
    "-": `hold | pending | deleted | anniversary | nsl-id | ns-list | dsl-id | ds-list | remarks | ${UNREAD} | ${KEYS}`
  },
  contact: {
    name: "contact",
    "-": `eppstatus | website | ${UNREAD}`
  },
  registrar: {
    url: "website",
    "-": `address | country | phone | fax-no | e-mail | registered | eppstatus | ${UNREAD}`
  },
  status: { reserved: "NOT_OPEN | NOT_OPENED", suspended: "FROZEN | BLOCKED" },
  disclaimer: { skip: NO_NOTICE },
  postprocess: (draft, lines) => {
    const organizations = /* @__PURE__ */ new Set();
    let id = "";
    for (const [{ label, value }] of inParagraphs(lines)) {
      if (label.toLowerCase() === "nic-hdl") id = value.toLowerCase();
      else if (label.toLowerCase() === "type" && value === "ORGANIZATION") organizations.add(id);
    }
    for (const contact of draft.objects) nameOrganization(contact, organizations);
  }
});
function nameOrganization(contact, organizations) {
  if (contact.id !== null && organizations.has(contact.id.toLowerCase())) {
    contact.organization = contact.name;
    contact.name = null;
    return;
  }
  const [first, ...rest] = contact.address?.split("\n") ?? [];
  if (first === void 0 || rest.length < 2 || STREET.test(first)) return;
  contact.organization ??= first;
  contact.address = rest.join("\n");
}

// src/parse/layouts/ausregistry.ts
var AUSREGISTRY = layout({
  on: ICANN2,
  phrases: {
    available: "No Data Found",
    reserved: "Reserved by {\u2026}",
    throttled: `
      BLACKLISTED: You have exceeded the query limit for your network or IP address and have been blacklisted |
      Number of allowed queries exceeded{\u2026}
    `
  },
  labels: {
    updated_on: "Last Modified",
    "registrar.id": "Registrar ID",
    "registrar.name": "Registrar Name",
    "registrant.organization": "Registrant",
    "nameserver.ip": "Name Server IP",
    "-": `
      Status Reason | Reseller Name | Registrant ID | Eligibility Type | Eligibility Name | Eligibility ID
    `
  },
  roles: { registrant: "Registrant Contact *", admin: "Admin Contact *", technical: "Tech Contact *" },
  contact: {
    organization: "Organisation"
  },
  // `Visit whois.example for Web based WhoIs` stands where an address is hidden: it is none.
  placeholders: { email: /^Visit /u }
});

// src/parse/layouts/centralnic.ts
var CENTRALNIC = layout({
  on: ICANN2,
  phrases: {
    reserved: "The queried object does not exist: {\u2026} reserved{\u2026}",
    available: `
      The queried object does not exist: previous registration |
      The queried object does not exist: No Object Found
    `
  },
  labels: {
    "registrar.id": "Sponsoring Registrar ID",
    "registrar.organization": "Sponsoring Registrar Organization",
    "registrar.url": "Sponsoring Registrar Website",
    "-": `
      Sponsoring Registrar Street | Sponsoring Registrar City | Sponsoring Registrar State/Province |
      Sponsoring Registrar Postal Code | Sponsoring Registrar Country | Sponsoring Registrar Phone |
      Sponsoring Registrar FAX | Sponsoring Registrar Email
    `
  }
});

// src/parse/layouts/cocca.ts
var RECORD2 = /^(?:Domain Information|Domain:|Domain \S+ not found|Your request could not be performed)/u;
var COCCA = layout({
  on: ICANN2,
  labels: {
    "registrar.url": "Sponsoring Registrar URL | Registration URL",
    details: "Additional Section | Domain Information | Registrar Information",
    domain: "Query",
    created_on: "Created",
    updated_on: "Modified",
    expires_on: "Expires",
    nameserver: "Name Servers",
    "registrar.name": "Registrar Name",
    registrant: "Registrant",
    admin: "Admin Contact | Administrative Contact",
    technical: "Technical Contact",
    "-": `
      WHOIS Server | Registry WHOIS Server | Registrar Address | Registrar Country | Registrar Phone |
      Registrar Fax | Registrar Abuse Phone | Registrar Abuse Email | Registrar Customer Service Contact |
      Registrar Customer Service Email | Registrar Admin Contact | Registrar Admin Email |
      Registrar Technical Contact | Sponsoring Registrar Address | Sponsoring Registrar Country |
      Sponsoring Registrar Phone | Sponsoring Registrar Fax | Sponsoring Registrar Abuse Phone |
      Sponsoring Registrar Abuse Email | Sponsoring Registrar Customer Service Contact |
      Sponsoring Registrar Customer Service Email | Sponsoring Registrar Admin Contact |
      Sponsoring Registrar Admin Email | Sponsoring Registrar Technical Contact |
      Sponsoring Registrar Technical Email | Name | Organisation | Address | Email Address |
      Phone Number | Fax Number | Country | Redemption Expiry Date | Notes
    `
  },
  contact: {
    organization: "Organisation",
    email: "Email Address",
    fax: "Fax Number"
  },
  status: {
    available: "No Object Found | Available",
    registered: "Delegated",
    reserved: `
      Excluded | Not Open | Prohibited | Prohibited String | Reserved | Restricted | Registry Reserved
    `,
    unavailable: "Premium",
    suspended: "Suspended",
    expired: "Expired",
    redemption: "Pending Delete - Restorable | Pending Delete Restorable",
    pending_delete: "Pending Delete - Scheduled For Release | Pending Purge",
    invalid: "This WHOIS server does not have any records for that zone"
  },
  disclaimer: noticeFrom("TERMS OF USE")
});
function noticeFrom(...openings) {
  return (lines, text) => {
    const end = lines.findIndex(
      ({ kind, start, end: end2 }) => kind !== BLANK && "DY".includes(text.charAt(start)) && RECORD2.test(text.slice(start, end2))
    );
    const above2 = end < 0 ? lines : lines.slice(0, end);
    const found = icannNotice(above2, text);
    return found.length > 0 ? found : declaredNotice(above2, text, { from: openings, until: ">>>" });
  };
}

// src/parse/layouts/core.ts
var ID_AND_NAME = /^([A-Z]{1,6}-\d{1,8})\s{0,4}\((.{1,200})\)$/u;
var CORE = layout({
  on: ICANN2,
  phrases: { available: 'Object "{domain}" NOT FOUND' },
  labels: { "registrar.id": "Registrar ID", "-": "Domain Name ACE | Domain Language | Name Server ACE" },
  postprocess: nameRegistrar
});
function nameRegistrar({ registrar }) {
  const found = ID_AND_NAME.exec(registrar?.id ?? "");
  if (registrar === null || found === null) return;
  registrar.id = found[1] ?? null;
  registrar.name ??= found[2] ?? null;
}

// src/parse/values/contact-points.ts
var EMAIL = /[^\s<>()[\],;:]{1,64}@[^\s<>()[\],;:]{1,190}/u;
var FAX = /(?:\(?\bfax\b[\s.:)-]{0,6}(\+?[\d(][\d ().x-]{5,30})?|(\+?[\d(][\d ().x-]{5,30})\[fax\])/iu;
var PHONE = /(?:^|\s)(?:tel|phone|ph)?[.:]?\s{0,4}(\+\d{1,3}[\d ().-]{5,25}|(?:1[ .-])?\(?\d{3}\)?[ .-]?\d{3}[.-]?\d{4}|1 \d{10})(?= |$)/iu;
var endsLikeNumber = (line) => "0123456789).-/xX ".includes(line.charAt(line.length - 1));
function takeContactPoints(line, found) {
  const email = emailOf(line);
  if (email !== null) found.email ??= email[0];
  let text = email === null ? line : line.replace(email[0], " ");
  const fax = text.toLowerCase().includes("fax") ? FAX.exec(text) : null;
  if (fax !== null) {
    const number = (fax[1] ?? fax[2])?.trim();
    if (number !== void 0) found.fax ??= number;
    text = text.replace(fax[0], " ");
  }
  const beside = email !== null || fax !== null;
  const phone = beside || endsLikeNumber(text) ? PHONE.exec(text) : null;
  if (phone?.[1] !== void 0 && (beside || phone[0].length === text.length)) {
    givePhone(phone[1], found);
    text = text.replace(phone[0], " ");
  }
  return bare(text);
}
function givePhone(number, found) {
  if (found.phone === void 0) found.phone = number.trim();
  else found.fax ??= number.trim();
}
var NUMBERS2 = /^[>)\s]{1,4}(?:(?:tel|phone)[.: ]{0,3})?\+?[\d(][\d ().x-]{5,30}(?:fax[\s.:)-]{0,6}\+?[\d ().x-]{0,30})?$/iu;
function emailOf(line) {
  const email = line.includes("@") ? EMAIL.exec(line) : null;
  if (email === null) return null;
  const end = email.index + email[0].length;
  const after = line.slice(end);
  return email.index === 0 || bare(after) === "" || NUMBERS2.test(after) ? email : null;
}
var LABELS = /* @__PURE__ */ new Set(["", "e-mail", "email", "tel", "phone", "fax"]);
function bare(text) {
  let end = text.length;
  while (end > 0 && " 	()<>,-".includes(text.charAt(end - 1))) end--;
  const open2 = text.indexOf("(");
  if (open2 >= 0 && open2 < end && text.charAt(end) === ")") end++;
  const words3 = text.slice(0, end).trim();
  if (words3.length > 7) return words3;
  const word = words3.endsWith(".") || words3.endsWith(":") ? words3.slice(0, -1) : words3;
  return LABELS.has(word.toLowerCase()) ? "" : words3;
}
var WHOLE_PHONE = /^(?:tel|tel\.|phone|telephone|telefon|ph|t)?\.?\s{0,4}[:.-]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
var WHOLE_FAX = /^(?:fax|telefax|facsimile|f)\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
var INNER_EMAIL = /[^\s<>()[\]"',;:]{1,64}@[^\s<>()[\]"',;:]{1,255}/u;
var DATE = /^(?:\d{4}([-/.])\d{2}\1\d{2}|\d{2}([-/.])\d{2}\2\d{4})(?:[T ]\d{2}:\d{2}\S{0,20})?$/u;
function withoutContactPoints(line, found) {
  if (endsLikeNumber(line)) {
    if (DATE.test(line)) return "";
    const fax = WHOLE_FAX.exec(line)?.[1];
    if (fax !== void 0) {
      found.fax ??= fax.trim();
      return "";
    }
    const phone = WHOLE_PHONE.exec(line)?.[1];
    if (phone !== void 0 && (line.match(/\d/gu)?.length ?? 0) >= 7) {
      givePhone(phone, found);
      return "";
    }
  }
  const words3 = takeContactPoints(line, found);
  const email = words3.includes("@") ? INNER_EMAIL.exec(words3) : null;
  if (email === null) return words3;
  found.email ??= email[0];
  return words3.slice(0, email.index).replace(/[<([,;:\s]+$|^e-?mail\s*[:.]?/giu, "").trim();
}

// src/parse/values/person-or-organization.ts
var COMPANY_WORDS = new Set(
  "inc llc ltd limited corp corporation company co plc llp lp pty pte bhd pvt o\xFC gmbh ag kg ev ug sa sas sarl srl spa sl slu bv nv oy oyj ab a/s aps as kft zrt sro doo kk ltda lda foundation university association holding holdings group service services technologies network networks media solutions systems enterprises industries".split(" ")
);
var PERSON = /^[\p{L}'’.-]{1,40}(?:,? [\p{L}'’.-]{1,40}){1,3}$/u;
var HANDLE2 = /\s{1,4}\(([A-Z]{2,8}-?\d{2,12}|[A-Z\d]{1,20}-DOM)\)$/u;
function isCompany(line) {
  if (line.length > 100) return false;
  let name = line.toLowerCase();
  if (name.endsWith(")")) name = name.slice(0, -1);
  if (name.endsWith(".")) name = name.slice(0, -1);
  if (name.endsWith(" z o.o") || name === "z o.o") return true;
  const word = name.slice(Math.max(name.lastIndexOf(" "), name.lastIndexOf(",")) + 1);
  if (!word.includes(".")) return COMPANY_WORDS.has(word);
  const pieces = word.split(".", 8);
  return pieces.some((_, at2) => COMPANY_WORDS.has(pieces.slice(at2).join("")));
}
function takeNames(lines, found) {
  if (lines.length === 0) return;
  const first = withoutHandle(lines[0] ?? "", found);
  const second = lines.length > 2 ? withoutHandle(lines[1] ?? "") : null;
  if (second !== null) {
    const [firstIs, secondIs] = [isCompany(first), isCompany(second)];
    if (secondIs && !firstIs && !/\d/u.test(second)) {
      [found.name, found.organization] = [first, second];
      lines.splice(0, 2);
      return;
    }
    if (firstIs && !secondIs && PERSON.test(second) && /\d/u.test(lines[2] ?? "")) {
      [found.organization, found.name] = [first, second];
      lines.splice(0, 2);
      return;
    }
  }
  found.name = first;
  lines.shift();
}
function withoutHandle(name, found) {
  const handle = name.endsWith(")") ? HANDLE2.exec(name) : null;
  if (handle === null) return name;
  if (found !== void 0) found.id ??= handle[1] ?? "";
  return name.slice(0, handle.index);
}

// src/parse/values/town.ts
var STATES = new Set(
  "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland,Nova Scotia,Ontario,Prince Edward Island,Quebec,Qu\xE9bec,Saskatchewan,Yukon".split(",")
);
var STREET_NUMBER_FIRST = new Set(
  "us,usa,united states,united states of america,ca,canada,gb,uk,united kingdom,england,ie,ireland,au,australia,nz,new zealand,in,india,za,south africa,sg,singapore,hk,hong kong,ph,philippines".split(",")
);
var NO_TOWN = new Set(
  "box,bag,bp,cp,pmb,postfach,apartado,casilla,suite,unit,room,floor,office,building,block,lot,plot,no,street,st,road,rd,avenue,ave,drive,lane".split(",")
);
var isDigit3 = (character) => character >= "0" && character <= "9";
var endsInDigit = (line) => isDigit3(line.charAt(line.length - 1));
var isShort = (line) => line.length <= 11;
var AUSTRALIAN_TOWN = {
  fewest: 1,
  most: 3,
  ends: (line) => endsInDigit(line) && !isDigit3(line.charAt(line.length - 5)),
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60}?),?\s{1,4}(?<state>ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?\s{1,4}(?<zip>\d{4})$/u
};
var AMERICAN_TOWN = {
  fewest: 1,
  most: 3,
  ends: endsInDigit,
  pattern: /^(?<city>[^,\d\n]{2,60}?)(?:,?\s{1,4}(?<state>[A-Z]{2})|,\s{1,4}(?<name>[A-Z][a-zé]{3,12}(?: [A-Za-z]{2,12}){0,2}))\.?,?\s{1,4}(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u
};
var TOWN_STATE_CODE = {
  fewest: 3,
  most: 3,
  ends: (line) => isShort(line) && endsInDigit(line),
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<state>[A-Z]{2,3})\n(?<zip>\d{4,5}(?:-\d{4})?)$/u
};
var TOWN_CODE_STATE = {
  fewest: 3,
  most: 3,
  ends: (line) => line.length <= 3,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{0,10})\n(?<state>[A-Z]{2,3})$/u
};
var TOWN_ABOVE_STATE = {
  fewest: 2,
  most: 2,
  ends: (line) => line.includes(","),
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<state>\p{L}[^\d\n,]{1,60}),(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{2,10})$/u
};
var EUROPEAN_TOWN = {
  fewest: 1,
  most: 1,
  ends: (line) => isDigit3(line.charAt(0)) || line.charAt(1) === "-" || line.charAt(2) === "-",
  pattern: /^(?<zip>(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}),? {1,3}(?<city>\p{L}[^\d\n]{1,60}?(?:(?:Cedex|CEDEX) \d{1,2})?)(?: \((?<state>[A-Z]{2})\))?$/u
};
var TOWN_ABOVE_CODE = {
  fewest: 2,
  most: 2,
  ends: isShort,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{2,10})$/u
};
var namesTown = (line) => endsInDigit(line) && !line.toLowerCase().split(/[^a-z\d]+/u, 40).some((word) => NO_TOWN.has(word));
var TOWN_BEFORE_CODE = {
  fewest: 1,
  most: 1,
  ends: namesTown,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60}?),? (?<zip>\d{5,6})$/u
};
var TOWN_BEFORE_SHORT_CODE = {
  fewest: 1,
  most: 1,
  ends: namesTown,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60}?),? (?<zip>\d{4,6})$/u
};
var ANYWHERE = [AUSTRALIAN_TOWN, AMERICAN_TOWN, TOWN_STATE_CODE, TOWN_CODE_STATE, TOWN_ABOVE_STATE];
var NUMBER_FIRST = [...ANYWHERE, TOWN_BEFORE_SHORT_CODE];
var NUMBER_LAST = [...ANYWHERE, EUROPEAN_TOWN, TOWN_ABOVE_CODE, TOWN_BEFORE_CODE];
function formsFor(lines) {
  const country2 = lines.at(-1) ?? "";
  if (lines.length < 3 || !isCountry(country2)) return [AMERICAN_TOWN];
  return STREET_NUMBER_FIRST.has(country2.toLowerCase()) ? NUMBER_FIRST : NUMBER_LAST;
}
var MOST_LINES = 3;
var ownForm = (pattern) => ({ fewest: 1, most: MOST_LINES, ends: () => true, pattern });
function takePlace(lines, found, towns) {
  const forms = towns?.map(ownForm) ?? formsFor(lines);
  const last = lines.at(-1);
  if (last !== void 0 && isCountry(last)) {
    found.country = last;
    lines.pop();
  }
  for (const form of forms) {
    const town = townIn(lines, form);
    if (town === null) continue;
    lines.length -= town.taken;
    for (const [field, value] of Object.entries(town.groups))
      if (value !== void 0) found[field === "name" ? "state" : field] = value.trim();
    break;
  }
  if (lines.length > 0) found.address = lines.join("\n");
}
function townIn(lines, { fewest, most, ends, pattern }) {
  if (!ends(lines.at(-1) ?? "")) return null;
  for (let taken = Math.min(most, lines.length); taken >= fewest; taken--) {
    const text = taken === 1 ? lines.at(-1) ?? "" : lines.slice(-taken).join("\n");
    const groups = pattern.exec(text)?.groups;
    if (groups !== void 0 && (groups.name === void 0 || STATES.has(groups.name)))
      return { taken, groups };
  }
  return null;
}

// src/parse/values/contact-block.ts
var HANDLE3 = /^\(?((?:[A-Z]{1,5}\d{1,12}(?:-[A-Z0-9]{2,12})?|[A-Z0-9]{2,16}-[A-Z]{2,10}|[A-Z]{2,8}-\d{2,12}))\)?$/u;
var CODE2 = /^(?=\D{0,20}\d)[A-Z\d_-]{3,40}$/u;
var URL2 = /^(?:https?:\/\/|www\.)\S+$/iu;
var readBlock = (lines) => {
  const found = {};
  const rest = [];
  let beside = -1;
  for (const line of lines) {
    const before = found.email;
    const words3 = withoutContactPoints(line, found);
    if (words3 === "" || URL2.test(words3)) continue;
    if (found.email !== before) beside = rest.length;
    const handle = rest.length === 0 && lines.length > 1 ? HANDLE3.exec(words3)?.[1] : void 0;
    if (handle !== void 0 && found.id === void 0) found.id = handle;
    else rest.push(words3);
  }
  if (beside === 1 && rest.length > 2) found.organization = rest.shift() ?? "";
  takeNames(rest, found);
  takePlace(rest, found);
  return found;
};
function readFreeLines(contact, read3) {
  const lines = contact.free.map((line) => line.text);
  contact.free = [];
  const found = read3(lines);
  if (isNobody(found)) fill(contact, readBlock(lines));
  else fill(contact, found);
  if (contact.email !== null || read3 === readBlock || !lines.some((line) => line.includes("@"))) return;
  const { email = "", phone = "", fax = "" } = readBlock(lines);
  fill(contact, { email, phone, fax });
}
var isNobody = ({ id = "", name = "", organization = "", address = "" }) => id === "" && name === "" && organization === "" && address !== "";
function divideAddress(contact, read3) {
  if (contact.address === null) return;
  const found = read3(contact.address.split("\n"), contact);
  contact.address = found.address === void 0 || found.address === "" ? null : found.address;
  fill(contact, found);
}
function fill(contact, found) {
  const { name: other = "" } = found;
  if (contact.name !== null && other !== "" && other !== contact.name) {
    if (CODE2.test(other)) contact.id ??= other;
    else if (contact.address === null) contact.organization ??= other;
  }
  for (const name in found) {
    const field = name;
    const value = found[field]?.trim() ?? "";
    if (value === "") continue;
    contact[field] ??= value;
    contact.used = true;
  }
}

// src/parse/layouts/eurid.ts
var NO_NOTICE2 = /^(?:\.be Whois Server|\(c\) dns\.be|WHOIS \S{1,255}$|Excessive querying|Maximum queries|-?\d: )/iu;
var EURID = layout({
  phrases: {
    throttled: `
      -1: {\u2026} | -2: {\u2026} | Excessive querying, grace period of {\u2026} | Maximum queries per hour reached {\u2026}
    `,
    refused: "-3: {\u2026}"
  },
  labels: {
    domain: "Domain",
    status: "Status",
    created_on: "Registered",
    registrant: "Registrant",
    admin: "Onsite(s)",
    technical: "Technical | Registrar Technical Contacts",
    other: "Reseller | Keys | Flags",
    registrar: "Registrar",
    nameserver: "Name servers | Nameservers",
    "-": "Script | Available | Message | keyTag | flags"
  },
  contact: {
    name: "Name",
    organization: "Organisation",
    phone: "Phone",
    fax: "Fax",
    email: "Email",
    // The next heading, where the section above has no lines.
    registrar: "Registrar",
    "-": "Language"
  },
  registrar: { name: "Name", url: "Website" },
  status: {
    unavailable: "WITHDRAWN",
    invalid: "NOT ALLOWED",
    redemption: "QUARANTINE",
    suspended: "OUT OF SERVICE | SEIZED | ON_HOLD"
  },
  // A note that the contact is not shown here is none.
  block: (lines) => /^not (?:disclosed|shown)\b/iu.test(lines[0] ?? "") ? {} : readBlock(lines),
  disclaimer: { skip: NO_NOTICE2 }
});

// src/parse/layouts/fred.ts
var SET_LABELS = ["created", "changed", "registrar", "status"];
var SETS = /* @__PURE__ */ new Set(["nsset", "keyset", "nserver", "dnskey", "ds"]);
var FRED = layout({
  on: RPSL,
  prepare: keepSetsApart,
  phrases: {
    available: "ERROR:101: no entries found | No entries found",
    throttled: "Your connection limit exceeded. {\u2026}",
    invalid: "ERROR:108: {\u2026}"
  },
  labels: {
    "registrant.handle": "registrant",
    "registrar.name": "registrar",
    created_on: "registered",
    expires_on: "expire",
    "object.id": "contact",
    "-": `
      temp-c | nsset | keyset | dnskey | ds | validated-to | set created | set changed | set registrar |
      set status
    `
  },
  contact: {
    organization: "org",
    name: "name",
    address: "street",
    city: "city",
    zip: "postal code",
    id: "contact",
    "-": "status"
  },
  status: {
    registered: `
      paid and in zone | Domain expires in 30 days | The domain expires in 30 days |
      Domain is administratively kept in zone | The domain is administratively kept in zone
    `,
    expired: `
      Domain expired | Domain is 30 days after expiration | Domain is 30 days after expiration date |
      The domain is 30 days after expiration
    `,
    pending_delete: "To be deleted | The domain will be deleted in 11 days | The domain is to be deleted",
    suspended: `
      Domain is administratively kept out of zone | The domain is administratively kept out of zone |
      Administratively kept out of zone
    `,
    inactive: `
      Domain is not generated into zone | The domain isn't generated in the zone |
      Domain isn't generated in the zone
    `,
    // Closed to changes, and in the zone all the same: the registry's lock.
    record: `
      Deletion forbidden | Delete forbidden | Registration renewal forbidden |
      Sponsoring registrar change forbidden | Update forbidden | Registrant change forbidden |
      Administratively blocked | Domain blocked
    `
  },
  disclaimer: {
    skip: /^(?:\(c\)|Domain Information over|This is the|Data served|Whoisd Server|Timestamp:|ERROR:|No entries|Your connection)/u
  },
  registrarNameIsId: true
});
function keepSetsApart(lines) {
  let first = null;
  return lines.map((line) => {
    if (line.label === "") {
      if (line.value === "") first = null;
      return line;
    }
    const label = line.label.toLowerCase();
    first ??= label;
    return SETS.has(first) && SET_LABELS.includes(label) ? line.with(`set ${label}`, line.value) : line;
  });
}

// src/parse/layouts/contact-lines.ts
var contactLines = (...steps) => (lines) => {
  const rest = [...lines];
  const found = {};
  for (const step of steps) step(rest, found);
  if (found.surname !== void 0) {
    found.name = `${found.name ?? ""} ${found.surname}`.trim();
    delete found.surname;
  }
  found.address = rest.filter((line) => line !== "").join("\n");
  return found;
};
var top = (...fields) => (lines, found) => {
  for (const field of fields) found[field] = lines.shift() ?? "";
};
var opening = (...patterns) => (lines, found) => {
  for (const pattern of patterns) {
    const match = pattern.exec(lines[0] ?? "");
    if (match === null) continue;
    lines.shift();
    give(match.groups, found);
    return;
  }
};
var ending = (...patterns) => {
  const longest = patterns.map((pattern) => [pattern, pattern.source.split("\\n").length]);
  return (lines, found) => {
    for (const [pattern, most] of longest) {
      for (let at2 = Math.max(0, lines.length - most); at2 < lines.length; at2++) {
        const match = pattern.exec(lines.slice(at2).join("\n"));
        if (match === null) continue;
        const { address, ...groups } = match.groups ?? {};
        lines.length = at2;
        if (address !== void 0) lines.push(address);
        give(groups, found);
        return;
      }
    }
  };
};
var country = (lines, found) => {
  const last = lines.at(-1) ?? "";
  if (isCountry(last)) found.country = lines.pop() ?? "";
};
var when = (asked, ...steps) => (lines, found) => {
  if (asked(found, lines)) for (const step of steps) step(lines, found);
};
var below = (count2, ...steps) => (lines, found) => {
  const left = lines.splice(0, count2);
  for (const step of steps) step(lines, found);
  lines.unshift(...left);
};
var asWell = (...steps) => (lines, found) => {
  const copy = [...lines];
  for (const step of steps) step(copy, found);
};
var above = (pattern, ...fields) => (lines, found) => {
  const at2 = lines.findIndex((line) => pattern.test(line));
  const taken = lines.splice(0, Math.max(at2, 0));
  for (const [index2, field] of fields.entries()) found[field] = taken[index2] ?? "";
};
var without = (idle) => (lines, found) => {
  const says = (line) => !(idle instanceof RegExp ? idle.test(line) : idle(line, found));
  lines.splice(0, lines.length, ...lines.filter(says));
};
var once = (lines) => {
  lines.splice(0, lines.length, ...new Set(lines));
};
var spelled = (pattern, meant) => (lines) => {
  for (const [at2, line] of lines.entries()) lines[at2] = line.replace(pattern, meant);
};
var place = (lines, found) => takePlace(lines, found);
var reach = (lines, found) => {
  const words3 = lines.map((line) => takeContactPoints(line, found));
  lines.splice(0, lines.length, ...words3.filter((line) => line !== ""));
};
var handleLine = (lines) => {
  const [first = ""] = lines;
  return lines.length === 1 && !/\s/u.test(first) ? { id: first } : readBlock(lines);
};
function byForm(forms) {
  const fields = Object.entries(forms).flatMap(
    ([names2, form]) => wordsOf(names2).map((name) => [name, form])
  );
  return (lines, found) => {
    for (const line of lines.splice(0)) {
      const fitting = fields.filter(([, form2]) => form2.test(line));
      const [field, form] = fitting.find(([name]) => found[name] === void 0) ?? [];
      if (field !== void 0) found[field] = form?.exec(line)?.[1] ?? line;
      else if (fitting.length === 0) lines.push(line);
    }
  };
}
function give(groups = {}, found) {
  for (const [field, value] of Object.entries(groups))
    if (value !== void 0) found[field] = value;
}

// src/parse/layouts/freenom.ts
var HOLDER = contactLines(
  top("organization", "name"),
  ending(/^(?<zip>.{1,20}?)\s{2,8}(?<city>\S.{0,80})(?:\n(?<state>.{1,80}))?\n(?<country>.{1,80})$/u)
);
var FREENOM = layout({
  dates: "mdy",
  phrases: { available: "Invalid query or domain name not known in {\u2026} | Domain name not known in {\u2026}" },
  labels: {
    domain: "Domain name",
    registrant: "Organisation | Owner contact",
    admin: "Admin contact",
    other: "Billing contact",
    technical: "Tech contact",
    nameserver: "Domain Nameservers",
    created_on: "Domain registered",
    expires_on: "Record will expire on",
    "-": "Record maintained by"
  },
  contact: {
    organization: "Organization",
    name: "Name",
    address: "Address",
    zip: "Zipcode",
    city: "City",
    state: "State",
    country: "Country",
    phone: "Phone",
    fax: "Fax",
    email: "E-mail"
  },
  block: HOLDER,
  statusBehindName: /^\S{1,255}\s{1,4}(?:is\s)?(.{1,80})$/iu
});

// src/parse/read/rewrite.ts
var rewrite = (rows2) => {
  const letters = rows2.map(([form]) => firstLetter(form));
  const begins = letters.includes(null) ? null : new Set(letters);
  return (lines, text) => {
    const read3 = [];
    for (const line of lines) {
      const idle = line.kind === BLANK || begins?.has(text.charCodeAt(line.start)) === false;
      const made3 = idle ? null : readOtherwise(text.slice(line.start, line.end), rows2);
      if (made3 === null) read3.push(line);
      else read3.push(...readAs(made3, line));
    }
    return read3;
  };
};
function readOtherwise(printed, rows2) {
  const row = rows2.find(([form]) => form.test(printed));
  return row === void 0 ? null : printed.replace(...row);
}
function firstLetter({ source, ignoreCase }) {
  const begins = ignoreCase || source.includes("|") ? null : /^\^(?:\p{L}|:|\\\[)(?![?*{])/u.exec(source);
  return begins === null ? null : begins[0].charCodeAt(begins[0].length - 1);
}
var readAs = (text, { number, indent, start, end }) => text.split("\n").map((words3) => {
  const line = lineOf(words3);
  return Line.of(
    number,
    line.kind,
    indent + line.indent,
    line.label,
    line.value,
    line.decorated,
    start,
    end
  );
});

// src/parse/layouts/prepare-lines.ts
var WITHOUT_LEADERS = [
  [/^([^#:]{2,40})#[.\s]{0,80}(.*)$/u, "$1: $2"],
  [/^([^:]{1,64}):\s{0,40}\.[.\s]{1,80}(.*)$/u, "$1: $2"]
];
var firstAndFurther = (label, first, further) => (lines) => {
  let seen2 = false;
  return lines.map((line) => {
    if (line.kind === BLANK) seen2 = false;
    if (line.label !== label) return line;
    const named = line.with(seen2 ? further : first, line.value);
    seen2 = true;
    return named;
  });
};
var goesOn2 = (label) => (lines) => {
  let below2 = false;
  return lines.map((line) => {
    if (line.kind === TEXT) return below2 ? line.with(label, line.value) : line;
    below2 = line.label === label;
    return line;
  });
};
var lineBelow = (label, [printed, read3], within = 1) => (lines) => {
  const above2 = lines.findIndex((line) => line.label === label);
  if (above2 < 0) return lines;
  const below2 = lines.slice(above2 + 1).filter(({ kind }) => kind !== BLANK);
  const found = below2.slice(0, within).find(({ kind, value }) => kind === TEXT && printed.test(value));
  if (found === void 0) return lines;
  return lines.flatMap(
    (line) => line === found ? readAs(line.value.replace(printed, read3), line) : [line]
  );
};
var withoutLabels = (isNone) => (lines, text) => lines.some(({ label }) => isNone(label)) ? lines.map((line) => isNone(line.label) ? withoutLabel(line, text) : line) : lines;
var withoutYaml = (lines) => lines.map((line) => {
  if (line.label === "") return line;
  const value = plain(line.value);
  return value === line.value ? line : line.with(line.label, value);
});
function withoutLabel({ number, indent, decorated, start, end }, text) {
  const words3 = text.slice(start, end).replace(/\s+/gu, " ");
  return Line.of(number, TEXT, indent, "", words3, decorated, start, end);
}
function plain(value) {
  if (/^(?:~|!\w{1,20}|\|-?)$/u.test(value)) return "";
  const [, single, double] = /^(?:'(.{0,1000})'|"([^"]{0,1000})")$/u.exec(value) ?? [];
  return single?.replaceAll("''", "'") ?? double ?? value;
}

// src/parse/layouts/icb.ts
var ICB = layout({
  on: ICANN2,
  phrases: {
    available: "Domain {domain} is available for purchase | Domain {domain} - Available",
    reserved: "Domain {domain} is reserved"
  },
  rewrite: [
    // `       : Example Holdings Ltd`: lines whose label is missing are the owner's.
    [/^:\s{1,20}(.+)$/u, "Owner: $1"]
  ],
  // `       : Example Holdings Ltd`: lines whose label is missing are the owner's.
  prepare: firstAndFurther("Owner", "Owner Name", "Owner Addr"),
  labels: {
    domain: "Domain",
    expires_on: "Expiry",
    nameserver: "NS",
    "registrant.address": "Owner Addr",
    "registrant.name": "Owner Name",
    "registrant.organization": "Owner OrgName"
  },
  status: {
    registered: `
      Live | Permanent | Client Updt Lock | Client Delt Lock | Client Updt+Delt Lock | Client Hold
    `,
    reserved: "Permanent/Reserved"
  }
});

// src/parse/layouts/island-networks.ts
var ISLAND_NETWORKS = layout({
  on: ICANN2,
  phrases: { available: "NOT FOUND | No match for {domain}" },
  labels: {
    domain: "Domain | Query",
    status: "Registration status",
    created_on: "Created",
    details: "Relevant dates | Domain Information",
    registrar: "Registrar Information",
    "registrar.url": "Sponsoring Registrar URL",
    registrant: "Registrant",
    nameserver: "Name servers",
    "-": "Additional Section"
  },
  contact: { organization: "Organisation" },
  registrar: { name: "Registrar Name", url: "Registration URL" },
  prefixes: { created_on: "Registered on", expires_on: "Expires on", "-": "Registry fee due on" },
  status: {
    record: `
      Delete Prohibited by Registrar | Update Prohibited by Registrar | Transfer Prohibited by Registrar |
      Renewal Prohibited by Registrar | Delete Prohibited by Registry | Update Prohibited by Registry |
      Transfer Prohibited by Registry
    `,
    available: "Not Registered",
    registered: "Registered until cancelled"
  },
  disclaimer: {
    from: ["This information is provided", "This WHOIS information is provided"],
    until: [">>> Last update", "Domain Information"]
  }
});

// src/parse/layouts/jwhois.ts
var CONTACT = {
  name: "Name | Last Name",
  address: "Address | Address 2",
  phone: "Tel | Phone",
  fax: "Fax",
  email: "Email | e-mail",
  city: "City",
  state: "State/Province | stateProvince",
  zip: "Zip code",
  country: "Country",
  created_on: "Created",
  updated_on: "Updated"
};
var CONTACT_LABELS = new Set(entriesOf(CONTACT).map(([label]) => label.toLowerCase()));
var ROLES2 = {
  owner: "Owner",
  registrant: "Owner",
  administrative: "Admin",
  technical: "Tech"
};
var JWHOIS = layout({
  phrases: { available: "NO OBJECT FOUND!" },
  rewrite: WITHOUT_LEADERS,
  prepare: nameTheRoles,
  labels: {
    domain: "object | Domain | Domain name",
    created_on: "Acivated | Activation | Creation date",
    expires_on: "Expiration | Expiration date",
    status: "Domain status | Status",
    "registrar.name": "Registrar",
    nameserver: "NameServers | Name Server (DB)",
    "nameserver.ip": "Name Server IP",
    "-": "type | Contact Type | First name | County"
  },
  roles: { registrant: "Owner *", admin: "Admin *", technical: "Tech *" },
  contact: CONTACT,
  disclaimer: {}
});
function nameTheRoles(lines) {
  let role = "";
  let servers = false;
  return lines.map((line, index2) => {
    const label = line.label.toLowerCase();
    if (line.value === "None") return line.with(line.label, "");
    if (label === "contact type") role = ROLES2[line.value.toLowerCase()] ?? "";
    else if (label === "domain") role = "";
    else if (line.value === "DNS servers") servers = true;
    else if (servers && label === "name") return line.with("NameServers", line.value);
    else if (servers && /^ip\s?n/u.test(label)) return line.with("Name Server IP", line.value);
    else if (label === "name" || label === "last name") {
      const next = lines[index2 + 1];
      const first = next !== void 0 && next.label.toLowerCase() === "first name" ? next.value : "";
      return line.with(role === "" ? line.label : `${role} Name`, `${first} ${line.value}`.trim());
    } else if (role !== "" && CONTACT_LABELS.has(label))
      return line.with(`${role} ${line.label}`, line.value);
    return line;
  });
}

// src/parse/layouts/ksregistry.ts
var KSREGISTRY = layout({
  on: ICANN2,
  phrases: { available: "not found...", reserved: "RESTRICTED - {\u2026} | RESERVED - {\u2026}" },
  labels: {
    domain: "domain name",
    "registrar.name": "registrar",
    "registrar.url": "url",
    status: "status",
    created_on: "created date",
    updated_on: "updated date",
    expires_on: "expiration date",
    nameserver: "nameserver"
  },
  roles: { registrant: "owner-*", admin: "admin-*", technical: "tech-*", "-": "billing-*" },
  contact: {
    id: "contact",
    organization: "organization",
    name: "name",
    address: "street",
    city: "city",
    zip: "zip",
    state: "state",
    country: "country",
    phone: "phone",
    fax: "fax",
    email: "email"
  },
  disclaimer: { until: "Please register" }
});

// src/parse/layouts/registrar.ts
var HEADING = /^(?:registrant|admin|administrative|technical|domain|registrar)(?: \w{1,20}){0,3}$/iu;
var REGISTRAR2 = layout({
  on: ICANN2,
  phrases: {
    unsupported: `
      Domain {domain} is not registered here | Domain not registered here |
      The domain {domain} is not registered here | We could not find the requested domain on our system |
      The domain {domain} is not registered with {\u2026} | This domain is not registered with {\u2026} |
      Domain {domain} is not managed by {\u2026} | Domain name is not registered with this registrar
    `,
    throttled: `
      You have exceeded {\u2026} | Maximum Daily connection limit reached{\u2026} | Maximum query rate reached{\u2026} |
      Queries limit exceeded{\u2026} | Your connection limit exceeded{\u2026} |
      Your access has been rate limited{\u2026} | Your request is being rate limited{\u2026}
    `,
    refused: "Your IP address has been {\u2026} | Lookup refused{\u2026}"
  },
  // `hostmaster@example.com +1.2025550123 Fax: +1.2025550124` is a line of a block.
  prepare: withoutLabels((label) => label.includes("@")),
  labels: {
    registrant: "Registrant",
    admin: `
      Administrative Contact | Admin Contact | Administrative Contact, Technical Contact |
      Administrative Contact, Technical Contact, Zone Contact
    `,
    technical: "Technical Contact | Technical Contact, Zone Contact",
    created_on: "Created Date",
    expires_on: "Registrar Expiration Date",
    updated_on: "Record last updated on | Update Date",
    "registrar.name": "Registrar Name",
    referral_whois: "Registrar Whois",
    "registrar.url": "Registrar Homepage",
    nameserver: "Domain servers in listed order | DNS Servers | Name Servers",
    "-": `
      Reseller Email | Reseller URL | Registrant Type | Whoisprivacy | Registration Service Provider |
      Registration Service Provided By | Database last updated on
    `
  },
  prefixes: {
    created_on: "Record created on",
    expires_on: "Record expires on",
    updated_on: "Record last updated on"
  },
  disclaimer: noticeAbove,
  jointContacts: true
});
function noticeAbove(lines, text) {
  const found = icannNotice(lines, text);
  const end = found.findIndex(
    (line) => line.kind === LABELLED && line.value === "" && HEADING.test(line.label)
  );
  return end < 0 ? found : found.slice(0, end);
}
function formerNotice(spec) {
  return (lines, text) => {
    const found = declaredNotice(lines, text, spec);
    return found.length > 0 ? found : noticeAbove(lines, text);
  };
}
var registrarBlock = (...layout2) => contactLines(registrarLines(...layout2));
var registrarLines = (head, towns) => (lines, found) => {
  const fields = typeof head === "function" ? head(lines) : head;
  reach(lines, found);
  if (fields.length === 1 && fields[0] === "name") takeNames(lines, found);
  else top(...fields)(lines, found);
  takePlace(lines, found, towns);
};

// src/parse/layouts/sidn.ts
var SIDN = layout({
  phrases: {
    available: "{domain} is free",
    reserved: "{domain} is excluded{\u2026} | {domain} is withdrawn{\u2026} | {domain} is reserved{\u2026}",
    invalid: "Error: invalid domain name | invalid domain name{\u2026} | {domain} is not a valid domain name",
    throttled: "{domain} only 1 request per second allowed{\u2026} | {domain} daily whois-limit exceeded{\u2026}",
    failed: "{domain} Server too busy{\u2026}"
  },
  labels: {
    domain: "Domain name",
    status: "Status",
    registrar: "Registrar | Last registrar",
    other: "Reseller | Abuse Contact",
    created_on: "Creation Date",
    updated_on: "Updated Date",
    nameserver: "Domain nameservers",
    "-": "DNSSEC | Date out of quarantine | Record maintained | Record maintained by | Copyright notice"
  },
  status: { inactive: "inactive", reserved: "excluded | withdrawn" },
  disclaimer: { after: "Copyright notice" }
});

// src/parse/layouts/tci.ts
var TCI = layout({
  // Its times end in Z today; days before 2015 are Moscow's.
  zone: "Europe/Moscow",
  phrases: {
    available: "No entries found for the selected source(s) | No entries found",
    throttled: "You have exceeded allowed connection rate{\u2026} | Exceeded allowed connection rate{\u2026}"
  },
  labels: {
    domain: "domain",
    nameserver: "nserver",
    status: "state",
    "registrant.organization": "org",
    "registrant.name": "person",
    "registrant.phone": "phone",
    "registrant.fax": "fax-no",
    "registrant.email": "e-mail",
    "registrar.name": "registrar",
    "registrar.id": "registrar id",
    created_on: "created",
    expires_on: "paid-till",
    "-": "admin-contact | taxpayer-id | free-date | source | type | descr | remark | p_person | nic-hdl"
  },
  prefixes: { "-": "Last updated on" },
  status: { registered: "NOT DELEGATED" },
  disclaimer: {},
  registrarNameIsId: true,
  postprocess: (draft) => {
    if (draft.admin.length === 0) draft.admin.push(...draft.registrant);
  }
});

// src/parse/layouts/zacr.ts
var ZACR = layout({
  on: ICANN2,
  phrases: {
    available: "Available",
    reserved: "Reserved | Not Available | Domain is reserved | Unavailable",
    throttled: "Please go away for {\u2026}",
    failed: "Server too busy | Service unavailable"
  },
  labels: { domain: "Domain", "-": "WHOIS Server | WHOIS lookup made at" },
  disclaimer: { from: "The use of this Whois facility" },
  // A contact without an address has `-` for its town and `--` for its country.
  placeholders: { country: /^--$/u }
});

// src/parse/registries/families.ts
var answerAs = (on, hosts) => Object.fromEntries(Object.entries(hosts).map(([host, names2]) => [host, { on, ...names2 }]));
var DONUTS = wordsOf(`
  attorney | band | bike | cafe | degree | engineer | gives | group | ltd | market | mortgage | navy |
  news | plus | software | studio | video
`);
var CENTRALNIC_MOVED = layout({ on: CENTRALNIC, disclaimer: accessNotice });
var ICANN_WITH_TERMS = layout({ on: ICANN2, disclaimer: { from: "Terms of Use:" } });
var NOMINET_GENERIC = layout({
  on: ICANN2,
  phrases: { throttled: "the WHOIS query quota for {domain} has been exceeded{\u2026}" }
});
var COCCA_WITH_HELPDESK = layout({
  on: COCCA,
  disclaimer: { from: "TERMS OF USE", until: ["CoCCA Helpdesk", ">>>"] }
});
var HOSTS_OF_FAMILIES = {
  ...answerAs(AFILIAS, {
    // Afilias: .info and others until they went to Identity Digital; .mobi had a server of its own before.
    "whois.afilias.net": {
      aliases: ["whois.dotmobiregistry.net"],
      suffixes: wordsOf(`
        info | pro | mobi | promo | archi | bet | bio | black | blue | green | kim | lgbt | llc |
        lotto | organic | pet | pink | poker | red | shiksha | ski | vote | voto | xn--6frz82g
      `)
    },
    // Country-code domains that Afilias ran on one server, under three names of it.
    "whois.identitydigital.services": {
      aliases: [
        "whois.afilias-grs.info",
        "whois.afilias-grs.net",
        "whois2.afilias-grs.net",
        "whois.belizenic.bz",
        "whois.nic.mn",
        "whois.nic.sc"
      ],
      suffixes: ["bz", "gi", "lc", "mn", "sc", "vc"]
    },
    "whois.nic.ag": { suffixes: ["ag"] },
    "whois.nic.post": { aliases: ["whois.dotpostregistry.net"], suffixes: ["post"] },
    // ICM Registry, .xxx; today GoDaddy’s registry service.
    "whois.nic.xxx": { suffixes: ["xxx"] }
  }),
  ...answerAs(AFNIC, {
    "whois.nic.fr": { suffixes: ["fr"], marks: ["%% This is the AFNIC Whois server."] },
    "whois.nic.pm": { suffixes: ["pm"] },
    "whois.nic.re": { suffixes: ["re"] },
    "whois.nic.tf": { suffixes: ["tf"] },
    "whois.nic.wf": { suffixes: ["wf"] },
    "whois.nic.yt": { suffixes: ["yt"] }
  }),
  ...answerAs(AUSREGISTRY, {
    "whois.aeda.net.ae": { suffixes: ["ae", "xn--mgbaam7a8h"] }
  }),
  ...answerAs(CENTRALNIC, {
    // CentralNic's own second-level domains.
    "whois.centralnic.com": {
      aliases: ["whois.centralnic.net"],
      suffixes: wordsOf(`
        ae.org | africa.com | ar.com | br.com | cn.com | co.com | com.de | com.se | de.com | eu.com |
        gb.com | gb.net | gr.com | hu.com | hu.net | in.net | jp.net | jpn.com | kr.com | no.com |
        qc.com | ru.com | sa.com | se.com | se.net | uk.com | uk.net | us.com | us.org | uy.com |
        web.com | za.bz | za.com
      `)
    },
    "whois.nic.fm": { suffixes: ["fm"] },
    "whois.nic.la": { suffixes: ["la", "xn--q7ce6a"] },
    // CentralNic's software; run by Radix, today on Tucows' servers.
    "whois.nic.pw": { suffixes: ["pw"] }
  }),
  ...answerAs(CENTRALNIC_MOVED, {
    "whois.nic.baby": { suffixes: ["baby"] },
    "whois.nic.college": { suffixes: ["college"] },
    // .design: CentralNic until 2020, then GoDaddy’s registry service.
    "whois.nic.design": { suffixes: ["design"] },
    // .love: CentralNic until 2020, then Uniregistry’s service (today Tucows’).
    "whois.nic.love": { suffixes: ["love"] },
    "whois.nic.space": { suffixes: ["space"] },
    "whois.nic.tech": { suffixes: ["tech"] },
    "whois.nic.xyz": { suffixes: ["xyz"] }
  }),
  ...answerAs(COCCA, {
    // Any server of CoCCA's software that has no module of its own: Rwanda's, Yemen's, South Sudan's and others.
    cocca: {
      kindOf: "icann",
      marks: [
        "Registry WHOIS Server:",
        "Registrar Customer Service",
        "Sponsoring Registrar Customer Service",
        "Domain Status: No Object Found",
        "Domain Status: Prohibited String",
        "Domain Status: Excluded",
        "Domain Status: Not Open"
      ]
    },
    "whois.cmc.iq": { suffixes: ["iq", "xn--mgbtx2b"] },
    "whois.na-nic.com.na": { suffixes: ["na"] },
    "whois.nic.af": { suffixes: ["af"] },
    "whois.nic.cd": { suffixes: ["cd"] },
    "whois.nic.cx": { suffixes: ["cx"] },
    "whois.nic.do": { suffixes: ["do"] },
    // CoCCA's software until about 2020, CentralNic's in ICANN's layout today.
    "whois.nic.gl": { suffixes: ["gl"] },
    "whois.nic.gs": { suffixes: ["gs"] },
    "whois.nic.ht": { suffixes: ["ht"] },
    "whois.nic.ki": { suffixes: ["ki"] },
    "whois.nic.kw": { suffixes: ["kw"] },
    "whois.nic.mg": { suffixes: ["mg"] },
    "whois.nic.ms": { suffixes: ["ms"] },
    "whois.nic.mz": { suffixes: ["mz"] },
    "whois.nic.net.bw": { suffixes: ["bw"] },
    "whois.nic.net.ng": { aliases: ["whois.nic.ng", "whois.nic.org.ng"], suffixes: ["ng"] },
    "whois.nic.wed": { suffixes: ["wed"] },
    "whois.pnina.ps": { suffixes: ["ps", "xn--ygbi2ammx"] },
    "whois.registry.gy": { suffixes: ["gy"] },
    "whois.tld.mu": { aliases: ["whois.nic.mu"], suffixes: ["mu"] },
    "whois.tld.sy": { suffixes: ["sy", "xn--ogbpf8fl"] },
    "whois.zicta.zm": { aliases: ["whois.nic.zm"], suffixes: ["zm"] },
    "whois1.nic.bi": { aliases: ["whois.nic.bi"], suffixes: ["bi"] }
  }),
  ...answerAs(COCCA_WITH_HELPDESK, {
    "whois.nic.net.sb": { aliases: ["whois.nic.sb"], suffixes: ["sb"] },
    "whois.nic.nf": { suffixes: ["nf"] },
    "whois.nic.tl": { suffixes: ["tl"] }
  }),
  ...answerAs(CORE, {
    // Fundació .cat: TANGO's ICANN layout; until 2016 CORE's, with `Registrar ID: R-9999 (Example)`, at whois.cat.
    "whois.nic.cat": { aliases: ["whois.cat"], suffixes: ["cat"] },
    // Dot Scot Registry, .scot, on CORE’s service.
    "whois.nic.scot": { suffixes: ["scot"] }
  }),
  ...answerAs(EURID, {
    "whois.eu": {
      suffixes: ["eu", "xn--e1a4c", "xn--qxa6a"],
      marks: ["% The WHOIS service offered by EURid"]
    }
  }),
  ...answerAs(FRED, {
    // Any server of CZ.NIC's FRED that has no module of its own. Its times may be local: which zone's, nobody can tell.
    fred: {
      marks: ["% Whoisd Server Version", "% Domain Information over Whois protocol", "nsset:        "]
    },
    // NIC Costa Rica, on CZ.NIC's FRED; its times are local.
    "whois.nic.cr": { suffixes: ["cr"], zone: "America/Costa_Rica" },
    "whois.nic.cz": { suffixes: ["cz"], marks: ["%  (c) 2006-"] },
    "whois.nic.fo": {
      suffixes: ["fo"],
      marks: ["%  This is the FO Database query service", "% This is the FO Database query service"],
      zone: "Atlantic/Faroe"
    },
    // Lesotho Network Information Centre, on CZ.NIC's FRED.
    "whois.nic.ls": { suffixes: ["ls"], zone: "Africa/Maseru" },
    // Malawi SDNP, on CZ.NIC's FRED.
    "whois.nic.mw": { suffixes: ["mw"], zone: "Africa/Blantyre" },
    // A registry of names below it.ao, on FRED.
    "whois.reg.it.ao": { suffixes: ["it.ao"], zone: "Africa/Luanda" }
  }),
  ...answerAs(FREENOM, {
    "whois.dot.cf": { suffixes: ["cf"] },
    "whois.dot.tk": { suffixes: ["tk"] },
    // Freenom's server for .ga and .ml, which other registries run today.
    "whois.freenom.com": {
      aliases: ["whois.dot.ga", "whois.dot.ml", "whois.my.ga", "whois.dominio.gq"],
      suffixes: ["ga", "ml", "gq"]
    }
  }),
  ...answerAs(ICANN2, {
    // Any server that follows ICANN's layout and has no module of its own.
    icann: {
      marks: [
        "Registry Domain ID:",
        "Registrar IANA ID:",
        "Sponsoring Registrar:",
        "Sponsoring Registrar IANA ID:",
        "Registry Expiry Date:",
        "Registrar WHOIS Server:",
        "Registrar Registration Expiration Date:",
        "URL of the ICANN W",
        "URL of the ICANN RDDS",
        ">>> Last update of W",
        ">>> Last update of R"
      ]
    },
    // Donuts (since 2022 Identity Digital): one server for all its suffixes, which had a name of their own for it too.
    "whois.donuts.co": { aliases: DONUTS.map((suffix) => `whois.nic.${suffix}`), suffixes: DONUTS },
    // dotBERLIN, .berlin: its notice stands in comments.
    "whois.nic.berlin": { suffixes: ["berlin"] },
    // Neustar's columns until 2017, ICANN's layout since.
    "whois.nic.biz": { aliases: ["whois.biz", "whois.neulevel.biz"], suffixes: ["biz"] },
    // dotStrategy, .buzz: Neustar’s older labels until 2016.
    "whois.nic.buzz": { suffixes: ["buzz"] },
    // AFNIC runs it, in ICANN's layout.
    "whois.nic.bzh": { aliases: ["whois-bzh.nic.fr"], suffixes: ["bzh"] },
    // Interlink, .earth.
    "whois.nic.earth": { suffixes: ["earth"] },
    "whois.nic.gay": { suffixes: ["gay"] },
    // Charleston Road Registry (Google).
    "whois.nic.google": {
      suffixes: wordsOf(`
        ads | android | app | boo | cal | channel | chrome | dad | day | dclk | dev | docs | drive |
        eat | esq | fly | foo | gbiz | gle | gmail | goog | google | guge | hangout | here | how | ing |
        map | meet | meme | mov | new | nexus | page | phd | play | prod | prof | rsvp | search | soy |
        xn--flw351e | xn--q9jyb4c | xn--qcka1pmc | youtube | zip
      `)
    },
    "whois.nic.kids": { suffixes: ["kids"] },
    // Identity Digital, Donuts before.
    "whois.nic.live": { suffixes: ["live"] },
    // Identity Digital, Donuts before.
    "whois.nic.rehab": { suffixes: ["rehab"] },
    // Telnic, .tel: Neustar’s older labels until 2016, then Neustar’s and TANGO’s ICANN layout.
    "whois.nic.tel": { suffixes: ["tel"] },
    // .top, on ZDNS’ registry service.
    "whois.nic.top": { suffixes: ["top"] },
    "whois.nic.tube": { suffixes: ["tube"] },
    // Neustar's columns until 2017, today's layout since; every contact has a purpose and a nexus category.
    "whois.nic.us": { suffixes: ["us"] },
    // Minds + Machines, later GoDaddy: .vip.
    "whois.nic.vip": { suffixes: ["vip"] },
    // .网址, on KNET’s registry service.
    "whois.nic.xn--ses554g": { suffixes: ["xn--ses554g"] },
    // Public Interest Registry, .org: the code after the registrar’s name (until 2016) is left there.
    "whois.pir.org": {
      aliases: ["whois.publicinterestregistry.net", "whois.publicinterestregistry.org"],
      suffixes: ["org"]
    },
    // .CO Internet: Neustar’s older labels until 2017, at whois.nic.co.
    "whois.registry.co": { aliases: ["whois.nic.co"], suffixes: ["co", "com.co", "net.co", "nom.co"] }
  }),
  ...answerAs(ICANN_WITH_TERMS, {
    // Identity Digital, Donuts before.
    "whois.nic.army": { suffixes: ["army"] },
    // Identity Digital, Donuts before.
    "whois.nic.vet": { suffixes: ["vet"] }
  }),
  ...answerAs(ICB, {
    "whois.nic.ac": { suffixes: ["ac"] },
    "whois.nic.io": { suffixes: ["io"] },
    "whois.nic.sh": { suffixes: ["sh"] }
  }),
  ...answerAs(ISLAND_NETWORKS, {
    "whois.gg": { suffixes: ["gg"] },
    "whois.je": { suffixes: ["je"] },
    "whois.nic.as": { suffixes: ["as"] }
  }),
  ...answerAs(JWHOIS, {
    // Any JWhoisServer that has no module of its own.
    jwhois: { marks: ["This is JWhoisServer serving", "Java Whois Server"] },
    // Togo: JWhoisServer, with a row of number signs for its notice.
    "whois.nic.tg": { suffixes: ["tg"] }
  }),
  ...answerAs(KSREGISTRY, {
    "whois.nic.gd": { suffixes: ["gd"] },
    "whois.nic.vg": { aliases: ["ccwhois.ksregistry.net"], suffixes: ["vg"] }
  }),
  ...answerAs(NOMINET_GENERIC, {
    // Nominet for .cymru. Throttles in the words of .uk.
    "whois.nic.cymru": { suffixes: ["cymru"] },
    // Nominet for .wales. Throttles in the words of .uk.
    "whois.nic.wales": { suffixes: ["wales"] }
  }),
  ...answerAs(REGISTRAR2, {
    "whois.35.com": {},
    "whois.cdmon.com": {},
    "whois.name.com": {},
    // Afilias’ labels until 2014.
    "whois.no-ip.com": {},
    "whois.register.com": {},
    // Automattic.
    "whois.sawbuck.com": {},
    "whois.west.cn": {},
    // Realtime Register: Afilias’ labels until 2014.
    "whois.yoursrs.com": {}
  }),
  ...answerAs(SIDN, {
    // Aruba, on SIDN's software.
    "whois.nic.aw": { suffixes: ["aw"], marks: ["whois.nic.aw:"] }
  }),
  ...answerAs(TCI, {
    // The former server of .ru, .su and .рф, still answering; its registrars' handles serve as their names too.
    "whois.ripn.net": {}
  }),
  ...answerAs(ZACR, {
    // .capetown, .durban and .joburg: one registry, one server under several names.
    "whois.nic.capetown": {
      aliases: [
        "whois.nic.durban",
        "whois.nic.joburg",
        "capetown-whois.registry.net.za",
        "durban-whois.registry.net.za",
        "joburg-whois.registry.net.za"
      ],
      suffixes: ["capetown", "durban", "joburg"]
    }
  })
};

// src/parse/layouts/verisign.ts
var LOOK_ALIKE = "host of a like name";
var opensHost = (line) => line.kind === LABELLED && line.label === "Server Name";
var VERISIGN2 = layout({
  on: ICANN2,
  phrases: {
    // Said of names below other suffixes, too: which are free, each registry's own phrases say.
    unsupported: `
      No match for {domain} | No match for "{domain}" | No match for domain {domain} |
      No match for domain "{domain}" | No match for nameserver {domain} | No match for registrar {\u2026}
    `,
    reserved: "Not available for second level registration | The requested domain is reserved{\u2026}",
    invalid: `
      Error: Domain name must end with {\u2026} | Domain name must contain at least {\u2026} |
      Query contains {\u2026} | Unable to parse the query{\u2026} | Error: Invalid {\u2026}
    `,
    throttled: "WHOIS LIMIT EXCEEDED - SEE {\u2026} | You have exceeded {\u2026} | Your connection limit exceeded{\u2026}",
    refused: "Your IP address has been blocked{\u2026} | Access to this WHOIS server is restricted{\u2026}",
    failed: "Sorry, the Whois database is currently down | Please wait a while and try again. Thanks"
  },
  prepare: withoutLookAlikes,
  labels: {
    domain_id: "Domain Name ID",
    "registrar.id": "Sponsoring Registrar ID",
    "-": "Name Server ID | host of a like name | NOTICE"
  },
  disclaimer: termsOfUse
});
function withoutLookAlikes(lines) {
  if (!lines.some(opensHost)) return lines;
  let inside = false;
  return lines.map((line) => {
    if (opensHost(line)) inside = true;
    else if (line.kind !== LABELLED || line.label === "Domain Name") inside = false;
    return inside ? line.with(LOOK_ALIKE, line.value) : line;
  });
}
function termsOfUse(lines, text) {
  const start = lines.findIndex(
    (line) => text.startsWith("TERMS OF USE:", line.start) || text.startsWith("Disclaimer:", line.start)
  );
  const found = [];
  for (let at2 = Math.max(start, 0); start >= 0 && at2 < lines.length; at2++) {
    const line = lines[at2];
    if (line.start === line.end || text.startsWith("****", line.start)) break;
    found.push(line);
  }
  return found;
}

// src/parse/registries/ccwhois.verisign-grs.com.ts
var ccwhois_verisign_grs_com_default = registry({
  aliases: ["whois.nic.cc"],
  suffixes: ["cc"],
  on: VERISIGN2,
  phrases: { available: "No match for {domain.cc} | No match for domain {domain.cc}" }
});

// src/parse/registries/coza-whois.registry.net.za.ts
var coza_whois_registry_net_za_default = registry({
  aliases: [
    "net-whois.registry.net.za",
    "org-whois.registry.net.za",
    "web-whois.registry.net.za",
    "whois.co.za",
    "whois.coza.net.za",
    "whois.registry.net.za"
  ],
  suffixes: ["co.za", "net.za", "org.za", "web.za", "za"],
  marks: ["The CO.ZA simple whois server"],
  on: ZACR,
  zone: "Africa/Johannesburg",
  phrases: { available: "Match: No Matches" },
  // What `Match:` says is no value but the answer.
  rewrite: [[/^Match: (.{1,80})$/u, "Match $1"]],
  labels: {
    created_on: "creationdate",
    updated_on: "lastupdate",
    "registrar.name": "Registrar",
    "registrant.name": "registrant",
    "admin.name": "admin",
    "technical.name": "tec",
    nameserver: "primnsfqdn | secns1fqdn | secns2fqdn | secns3fqdn | secns4fqdn",
    "nameserver.ip": `
      primnsip | secns1ip | secns2ip | secns3ip | secns4ip | primnsipv6 | secns1ipv6 | secns2ipv6 |
      secns3ipv6 | secns4ipv6
    `,
    "-": `
      emailsource | emailposted | emailsubject | historycount | invoiceno | contracttype | rcsversion |
      action | amount | paymenttype | billingaccount | billingemail | invoiceaddress | vat | cname |
      cnamesub1 | cnamesub2
    `
  },
  roles: { registrant: "registrant*", admin: "admin*", technical: "tec*" },
  contact: {
    address: "postaladdress | postaladdr",
    organization: "company",
    id: "nic",
    phone: "phone",
    fax: "fax",
    email: "email",
    "-": "streetaddress | title"
  }
});

// src/parse/registries/kero.yachay.pe.ts
var kero_yachay_pe_default = registry({
  suffixes: ["pe"],
  on: COCCA,
  phrases: { failed: "Your request could not be performed", throttled: "Looup quota exceeded" },
  status: { inactive: "Inactive" }
});

// src/parse/text/rdap-text.ts
var RDAP_MARK = "% RDAP answer of ";
var NO_SUCH_DOMAIN = "The registry has no domain of this name in RDAP:";
var NOTICE2 = "Notice";
var RDAP_LABELS = [
  NOTICE2,
  "Notice Title",
  "Notice Link",
  "Remark",
  "Redacted",
  "HTTP Status",
  "Error Code",
  "Error Title",
  "Error Description",
  "Received",
  "Further Registrant",
  "Further Admin",
  "Further Tech",
  "Registrant Contact URI",
  "Admin Contact URI",
  "Tech Contact URI"
];

// src/parse/registries/rdap.ts
var STATUSES = new StatusReader();
var rdap_default = registry({
  marks: [RDAP_MARK],
  on: ICANN2,
  phrases: { available: `${NO_SUCH_DOMAIN} {domain}` },
  labels: { "registrar.id": "Registrar ID", "-": RDAP_LABELS.join(" | ") },
  disclaimer: notices,
  postprocess: leaveOutFree
});
function notices(lines) {
  return lines.filter(({ label, value }) => label === NOTICE2 && value !== "").map(({ number, value, end }) => Line.of(number, TEXT, 0, "", value, false, end - value.length, end));
}
function leaveOutFree(draft) {
  const kept2 = draft.statuses.filter((value) => STATUSES.read(value) !== "available");
  draft.statuses.splice(0, draft.statuses.length, ...kept2);
}

// src/parse/registries/whois.aero.ts
var whois_aero_default = registry({
  suffixes: ["aero"],
  on: ICANN2,
  labels: { "-": "ENS_AuthId" },
  registrarCode: CODE_IN_PARENTHESES
});

// src/parse/registries/whois.amnic.net.ts
var whois_amnic_net_default = registry({
  aliases: ["whois.nic.am"],
  suffixes: ["am", "xn--y9a3aq"],
  marks: ["%AM TLD whois server"],
  phrases: {
    available: "No match",
    reserved: "Reserved name: {\u2026} | Reserved name",
    invalid: "Invalid domain name{\u2026} | Bad domain name{\u2026}"
  },
  labels: {
    domain: "Domain name",
    registrar: "Registrar",
    status: "Status",
    registrant: "Registrant",
    admin: "Administrative contact",
    technical: "Technical contact",
    nameserver: "DNS servers",
    created_on: "Registered",
    updated_on: "Last modified",
    expires_on: "Expires"
  },
  status: { record: "registrar locked | registry locked" },
  block: contactLines(
    byForm({ email: /@/u, "phone | fax": /^\+?\d[\d\s().-]{4,40}$/u }),
    place,
    ending(/^(?<city>[^,]{1,80}),(?:(?<state>[^,]{1,60}),)?\s{0,4}(?<zip>[A-Z-]{0,4}\d[\w -]{2,12})$/u),
    top("name"),
    // A holder has no person; a contact has both, and a street with a number below.
    when(({ email }, lines) => email !== void 0 && lines.length > 1, top("organization"))
  )
});

// src/parse/registries/whois.ascio.com.ts
var whois_ascio_com_default = registry({
  on: REGISTRAR2,
  status: { record: "TRANSFER_LOCK | UPDATE_LOCK | DELETE_LOCK" }
});

// src/parse/registries/whois.ati.tn.ts
var whois_ati_tn_default = registry({
  suffixes: ["tn", "xn--pgbs0dh"],
  on: JWHOIS,
  dates: "dmy",
  phrases: { available: "Domain {domain} not found" },
  labels: {
    details: "Details",
    registrant: "Owner Contact",
    admin: "Administrativ contact",
    technical: "Technical contact",
    "-": "NIC Whois server for cTLDs | Supported ccTLDs | Sectorial domains"
  },
  disclaimer: { from: "All right", through: "Copyright" }
});

// src/parse/registries/whois.auda.org.au.ts
var whois_auda_org_au_default = registry({
  aliases: ["whois.audns.net.au", "whois.ausregistry.net.au"],
  suffixes: ["au"],
  on: AUSREGISTRY,
  labels: { "-": "Registrar WHOIS Server" }
});

// src/parse/layouts/traficom.ts
var TRAFICOM = layout({
  phrases: {
    available: "Domain not found",
    reserved: "Domain not available",
    invalid: "Invalid domain name"
  },
  labels: {
    domain: "domain",
    status: "status",
    created_on: "created",
    updated_on: "modified",
    expires_on: "expires",
    nameserver: "Nameservers | nserver",
    registrant: "Holder",
    admin: "Admin",
    technical: "Tech",
    registrar: "Registrar",
    other: "DNSSEC",
    "-": "available | holder transfer | RegistryLock | dnssec"
  },
  contact: {
    name: "name",
    address: "address",
    city: "city",
    country: "country",
    phone: "phone",
    // The holder's number in the register of companies.
    id: "register number",
    zip: "postal",
    email: "email | holder email"
  },
  registrar: { name: "registrar", url: "www" },
  status: {
    registered: "Registered | Granted | Grace Period",
    expired: "Validity expired",
    inactive: "Not in use"
  },
  // Before 2021 the postal code and the town were the last two lines of the address.
  address: contactLines(ending(/^(?<zip>(?:[A-Z]{1,2}-?)?\d[\dA-Z -]{2,9})\n(?<city>.{1,200})$/u))
});

// src/parse/registries/whois.ax.ts
var whois_ax_default = registry({
  suffixes: ["ax"],
  marks: ["Welcome to whois.ax, the official whois service"],
  on: TRAFICOM,
  phrases: { available: "No records matching {domain} found" },
  rewrite: [[/^Domain:\s{0,40}\(Handle.{0,250}$/u, "handle:"]],
  labels: {
    domain: "Domain Name",
    "registrant.id": "Organization",
    "admin.name": "Administrative Contact",
    "registrant.email": "Email address",
    nameserver: "Name Server",
    "registrant.name": "Name",
    "registrant.address": "Address",
    "registrant.country": "Country",
    "registrant.phone": "Telephone",
    "-": "handle"
  }
});

// src/parse/registries/whois.bnnic.bn.ts
var whois_bnnic_bn_default = registry({
  suffixes: ["bn"],
  marks: [" BNNIC WHOIS Server", "BNNIC WHOIS Server"],
  phrases: { available: "Domain Not Found" },
  labels: {
    registrar: "Registrar",
    domain: "Domain Name",
    created_on: "Creation Date",
    updated_on: "Modified Date",
    expires_on: "Expiration Date",
    status: "Domain Status",
    registrant: "Registrant",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    nameserver: "Name Servers",
    "-": "DNSSEC"
  },
  contact: {
    name: "Name",
    email: "Email"
  },
  disclaimer: { from: "The following data", through: "The following data" }
});

// src/parse/registries/whois.cctld.by.ts
var whois_cctld_by_default = registry({
  suffixes: ["by", "xn--90ais", "com.by", "minsk.by"],
  phrases: { available: "Object does not exist" },
  labels: {
    domain: "Domain Name",
    "registrant.name": "Domain Name Administrator | Person",
    "registrant.organization": "Org",
    "registrar.name": "Registrar",
    nameserver: "Name Server",
    updated_on: "Updated Date",
    created_on: "Creation Date",
    expires_on: "Expiration Date",
    "registrant.country": "Country",
    "registrant.address": "Address",
    "registrant.phone": "Phone",
    "registrant.email": "Email",
    "-": "Registration or other identification number"
  },
  registrarNameIsId: true,
  placeholders: /^HIDDEN!/u
});

// src/parse/registries/whois.cctld.uz.ts
var PLACE = /^(?<city>.*)\n(?:.*,\s(?:(?<state>[A-Z]{2})\s)?(?<zip>[\dA-Z -]{3,10})|.*)\n(?<country>.*)$/u;
var whois_cctld_uz_default = registry({
  suffixes: ["uz"],
  phrases: { available: "Sorry, but domain: {domain}, not found in database" },
  labels: {
    "registrar.name": "Registrar",
    domain: "Domain Name",
    referral_url: "Referral URL",
    nameserver: "Name Server | Domain servers in listed order",
    status: "Status",
    updated_on: "Updated Date",
    created_on: "Creation Date",
    expires_on: "Expiration Date",
    registrant: "Registrant",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    other: "Billing Contact",
    "-": "Whois Server"
  },
  block: contactLines(
    spelled(/^not\.defined\.$/u, ""),
    spelled(/ \[at\] /u, "@"),
    byForm({ phone: /^Tel\.\s{0,4}(\S.{4,39})$/u, fax: /^Fax\.\s{0,4}(\S.{4,39})$/u }),
    top("organization"),
    opening(/^(?<name>.{0,200}?)\s{0,8}\((?<email>\S{1,64}@\S{1,255})\)$/u, /^(?<name>.*)$/u),
    ending(PLACE)
  ),
  disclaimer: { from: "TERMS OF USE", until: "The Registry database" },
  placeholders: /^not\.defined$/u
});

// src/parse/registries/whois.cira.ca.ts
var whois_cira_ca_default = registry({
  suffixes: ["ca"],
  on: ICANN2,
  // Days of the former layout are those of Ottawa: the same names' times tell so today.
  zone: "America/Toronto",
  labels: {
    expires_on: "Expiry date",
    domain_id: "Domain number",
    registrar: "Registrar",
    registrant: "Registrant",
    admin: "Administrative contact",
    technical: "Technical contact",
    nameserver: "Name servers",
    "-": "TBR Release date | Error code | Error message | Abuse contact | Name servers DNSSEC"
  },
  contact: {
    name: "Name",
    address: "Postal address",
    phone: "Phone",
    fax: "Fax",
    email: "Email",
    "-": "Number"
  },
  registrar: { name: "Name", id: "Number" },
  status: {
    // A name that conflicts with a registered one: `example.ca` with `example.on.ca`.
    invalid: "unavailable"
  },
  disclaimer: { from: "Use of CIRA" }
});

// src/parse/registries/whois.cnnic.cn.ts
var whois_cnnic_cn_default = registry({
  aliases: ["whois.cnnic.net.cn", "cwhois.cnnic.cn", "whois.cnnic.com.cn"],
  suffixes: ["cn", "xn--fiqs8s", "xn--fiqz9s"],
  phrases: {
    available: "No matching record.",
    reserved: `
      Sorry, The domain you requested is in the reserved list. | The domain you requested is prohibited. |
      the Domain Name you apply can not be registered online. Please consult your Domain Name registrar
    `,
    throttled: "Queried interval is too short."
  },
  labels: {
    domain: "Domain Name",
    domain_id: "ROID",
    status: "Domain Status",
    "registrant.name": "Registrant",
    "registrant.email": "Registrant Contact Email",
    "admin.email": "Administrative Email",
    "registrar.name": "Sponsoring Registrar",
    nameserver: "Name Server",
    created_on: "Registration Date | Registration Time",
    expires_on: "Expiration Date | Expiration Time",
    "-": "Puny Name | DNSSEC | Domain Name Punycode"
  },
  roles: { registrant: "Registrant *" },
  contact: { id: "ID", name: "Name", organization: "Organization" },
  registrarNameIsId: true
});

// src/parse/registries/whois.co.ca.ts
var whois_co_ca_default = registry({
  suffixes: ["co.ca"],
  phrases: {
    available: "Domain is available | {domain} is available",
    reserved: "Domain is not available or is reserved by the registry"
  },
  labels: {
    domain: "domain",
    created_on: "date_approved",
    expires_on: "date_renewal",
    "registrar.name": "registrar",
    nameserver: "ns1_hostname",
    "nameserver.ip": "ns1_netaddress"
  },
  disclaimer: { from: "This information is collected for information purposes" }
});

// src/parse/registries/whois.co.pl.ts
var whois_co_pl_default = registry({
  suffixes: ["co.pl"],
  phrases: { available: "Unfortunately, No Results Were Found" },
  labels: { domain: "domain", nameserver: "nserver", updated_on: "changed", "-": "source" }
});

// src/parse/layouts/contact-objects.ts
function handlesAlone({ handles, objects: objects2 }) {
  for (const { id } of handles) {
    if (objects2.some((object) => object.id === id)) continue;
    const contact = new ContactDraft();
    contact.id = id;
    contact.used = true;
    objects2.push(contact);
  }
}
function dropNamedAbove({ registrant, admin, technical }) {
  for (const contacts of [registrant, admin, technical]) {
    const [above2, described] = contacts.map(({ name }) => name ?? "");
    if (above2 !== void 0 && above2 !== "" && described?.startsWith(above2) === true) contacts.shift();
  }
}

// src/parse/registries/whois.co.ug.ts
var whois_co_ug_default = registry({
  suffixes: ["ug"],
  dates: "dmy",
  phrases: { available: "No entries found for the selected source(s)" },
  labels: {
    domain: "Domain | Domain name",
    created_on: "Registered | Registered On",
    expires_on: "Expiry | Expires On",
    updated_on: "Updated",
    status: "Status",
    nameserver: "Nameserver",
    registrant: "Registrant Contact Information",
    admin: "Administrative Contact Information | Admin Contact",
    technical: "Technical Contact Information | Tech Contact",
    "-": "Description | MNT-BY | Source | Renewed On"
  },
  contact: {
    id: "NIC",
    address: "Address",
    city: "City",
    country: "Country",
    phone: "Phone",
    email: "Email",
    updated_on: "Updated",
    "-": "MNT-BY | Source"
  },
  postprocess: dropNamedAbove
});

// src/parse/registries/whois.comlaude.com.ts
var whois_comlaude_com_default = registry({
  on: REGISTRAR2,
  labels: { registrant: "Registrant Contact", created_on: "Registered", expires_on: "Expires" },
  block: registrarBlock(["name", "organization"])
});

// src/parse/registries/whois.communigal.net.ts
var whois_communigal_net_default = registry({
  aliases: ["whois.galcomm.com"],
  on: REGISTRAR2,
  nameless: true,
  rewrite: [
    // `Contact Information : For Customer # 1` heads the same block.
    [/^Contact Information\s?:.*$/u, "Contact Information:"]
  ],
  labels: {
    "registrar.name": "Domain Registrar",
    registrant: "Contact Information | Registrant Contact Information",
    admin: "Admin Contact Information",
    technical: "Tech Contact Information",
    other: "Billing Contact Information"
  },
  block: contactLines(
    above(/@/u, "name", "surname", "organization"),
    reach,
    country,
    ending(/^(?<city>.{2,60})\n(?<zip>[\w-]{3,12})$/u)
  )
});

// src/parse/registries/whois.corporatedomains.com.ts
var whois_corporatedomains_com_default = registry({
  on: REGISTRAR2,
  block: registrarBlock(["organization", "name"])
});

// src/parse/registries/whois.denic.de.ts
var whois_denic_de_default = registry({
  suffixes: ["de"],
  phrases: {
    throttled: "Error: 55000000002 {\u2026}",
    invalid: "Error: 55000000010 {\u2026}",
    failed: "Error: 550000000{\u2026}"
  },
  rewrite: [
    // Until 2008 a contact in both roles stood once.
    [/^\[tech-c\]\[zone-c\]$/iu, "[Tech-C]"]
  ],
  labels: {
    domain: "Domain",
    nameserver: "Nserver",
    status: "Status",
    updated_on: "Changed",
    registrant: "Holder",
    technical: "Tech-C",
    other: "Zone-C | General Request | Abuse Contact",
    // Those of a contact stand here for Zone-C.
    "-": `
      Name | Organisation | Address | PostalCode | City | CountryCode | Phone | Fax | Email | Type | URI |
      Remarks | Domain-Ace | Dnskey | RegAccID | RegAccName
    `
  },
  contact: {
    name: "Name",
    organization: "Organisation",
    address: "Address",
    zip: "PostalCode",
    city: "City",
    country_code: "CountryCode",
    phone: "Phone",
    fax: "Fax",
    email: "Email",
    updated_on: "Changed",
    "-": "Type | URI | Remarks"
  },
  status: { registered: "failed" },
  disclaimer: {
    skip: /^(?:Copyright|Version:|Restricted rights|Terms and Conditions of Use|DB time|Error:)/u
  }
});

// src/parse/registries/whois.dmdomains.dm.ts
var whois_dmdomains_dm_default = registry({
  aliases: ["whois.nic.dm"],
  suffixes: ["dm"],
  on: KSREGISTRY,
  disclaimer: {
    from: ["This data is provided by", "The data", "The WHOIS information"],
    until: ["domain name:", "Please register"]
  }
});

// src/parse/registries/whois.dns.be.ts
var whois_dns_be_default = registry({
  suffixes: ["be"],
  marks: ["% .be Whois Server"],
  on: EURID,
  contact: {
    name: "Last Name",
    organization: "Company Name",
    address: "Street | Street2 | Location",
    country: "Country"
  }
});

// src/parse/layouts/holder-in-descriptions.ts
var tellApart = firstAndFurther("descr", "descr, first line", "descr, further lines");
var HOLDER_IN_DESCRIPTIONS = layout({
  prepare: describedHolder,
  labels: {
    "registrant.name": "descr, first line",
    "registrant.address": "descr, further lines",
    "-": "descr"
  }
});
function describedHolder(lines, text) {
  const named = lines.some(({ label, value }) => label === "registrant" && value !== "");
  return named ? lines : tellApart(lines, text);
}

// src/parse/registries/whois.dns.hr.ts
var TOWN = /^(?<zip>(?:HR-)?\d{2} ?\d{3}),? {1,4}(?<city>\S.{0,80})$/u;
var whois_dns_hr_default = registry({
  suffixes: ["hr"],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL, ICANN2],
  phrases: { available: "ERROR: no entries found" },
  address: contactLines(ending(TOWN)),
  disclaimer: { skip: /^ERROR:/u }
});

// src/parse/registries/whois.dns.lu.ts
var whois_dns_lu_default = registry({
  aliases: ["whois.restena.lu"],
  suffixes: ["lu"],
  marks: ["% Access to RESTENA DNS-LU WHOIS"],
  dates: "dmy",
  phrases: { available: "No such domain", throttled: "Maximum query rate reached | Excessive querying, {\u2026}" },
  labels: {
    status: "domaintype",
    domain: "domainname",
    nameserver: "nserver",
    created_on: "registered",
    "registrar.name": "registrar-name",
    "registrar.url": "registrar-url",
    "-": "ownertype | registrar-email | registrar-country | whois-web | bil-name"
  },
  roles: { registrant: "org-*", admin: "adm-*", technical: "tec-*" },
  contact: {
    name: "name",
    address: "address",
    zip: "zipcode",
    city: "city",
    country: "country",
    email: "email"
  },
  status: { reserved: "FORBIDDEN", inactive: "INACTIVE" },
  disclaimer: { mark: "%", from: "Access to", through: "All rights reserved" }
});

// src/parse/registries/whois.dns.pl.ts
var URL3 = /^(?:https?:\/\/|www\.)\S{1,250}$/u;
var whois_dns_pl_default = registry({
  suffixes: ["pl"],
  marks: ["WHOIS displays data with a delay", "No information available about domain name"],
  phrases: {
    available: `
      No information available about domain name {domain} in the Registry NASK database |
      No information about domain name {domain} in the Registry NASK database |
      No information about domain name {domain} in NASK database
    `,
    throttled: "request limit exceeded for {domain} | request limit exceeded{\u2026} | looking up too fast{\u2026}",
    invalid: "Incorrect domain name{\u2026} | Invalid domain name{\u2026}"
  },
  rewrite: [
    [/^city:\s{0,40}(\d[\dA-Z-]{2,9}) (.{1,80})$/u, "zip: $1\ncity: $2"],
    [/^(?:renewal|expiration) date:\s{0,40}not defined$/u, "no renewal date:"]
  ],
  prepare: [joinCompany, lineBelow("REGISTRAR", [URL3, "registrar www: $&"], 10)],
  labels: {
    domain: "DOMAIN NAME",
    status: "status",
    nameserver: "nameservers",
    created_on: "created",
    updated_on: "last modified",
    expires_on: "expiration date | renewal date",
    registrar: "REGISTRAR",
    "registrar.name": "registrar name",
    "registrar.url": "registrar www",
    registrant: "SUBSCRIBER",
    technical: "TECHNICAL CONTACT",
    "-": `
      registrant type | option created | option expiration date | dnssec | DS | registrar street |
      registrar city | registrar country | registrar phone | registrar fax | registrar email | whois |
      tel | fax | e-mail | phone | WHOIS database responses | no renewal date
    `
  },
  contact: {
    organization: "company",
    name: "name",
    address: "street",
    zip: "zip",
    city: "city",
    id: "handle",
    phone: "phone",
    fax: "fax",
    email: "e-mail",
    updated_on: "last modified",
    country: "location"
  }
});
function joinCompany(lines) {
  const joined2 = [];
  for (const line of lines) {
    const before = joined2.at(-1);
    if (before?.label === "company" && line.kind === TEXT && line.indent > before.indent)
      joined2[joined2.length - 1] = before.with("company", `${before.value}
${line.value}`);
    else joined2.push(line);
  }
  return joined2;
}

// src/parse/registries/whois.dns.pt.ts
var whois_dns_pt_default = registry({
  suffixes: ["pt"],
  marks: ["Nome de dom\xEDnio / Domain Name:"],
  dates: "dmy",
  phrases: { available: "{domain} no match | {domain} - No Match" },
  labels: {
    domain: "Domain | Nome de dom\xEDnio / Domain Name",
    status: "Domain Status | Estado / Status",
    created_on: "Creation Date | Data de registo / Creation Date (dd/mm/yyyy)",
    expires_on: "Expiration Date | Data de expira\xE7\xE3o / Expiration Date (dd/mm/yyyy)",
    nameserver: "Name Server | Nameserver Information | Nameserver",
    registrant: "Titular / Registrant",
    other: "Entidade Gestora / Billing Contact",
    admin: "Respons\xE1vel Administrativo / Admin Contact",
    technical: "Respons\xE1vel T\xE9cnico / Tech Contact"
  },
  roles: { registrant: "Owner *", admin: "Admin *", technical: "Tech *" },
  contact: {
    name: "Name",
    address: "Address",
    city: "Locality",
    zip: "ZipCode",
    email: "Email",
    country: "Country Code",
    // The town of the postal code, which repeats the locality or holds a state.
    "-": "Locality ZipCode"
  },
  status: { inactive: "TECH-PRO | PENDING" },
  // Street, town, postal code and its town: `4000-000 Porto`, or `94043 null` from abroad.
  address: contactLines(
    ending(/^(?<zip>\d{4}(?:-\d{3}|\d{1,2})?) (?:null|(?<city>.{1,80}))$/u),
    without((line, { city }) => line === city)
  )
});

// src/parse/registries/whois.domain-registry.nl.ts
var TOWN2 = /^(?<zip>\d{4} ?[A-Z]{2}(?= )|[\dA-Z][\dA-Z -]{2,11}(?=\n))\s{1,4}(?<city>[^\d\n]{2,80})$/u;
var whois_domain_registry_nl_default = registry({
  aliases: ["whois.sidn.nl"],
  suffixes: ["nl"],
  marks: ["Record maintained by: NL Domain", "Record maintained by: SIDN", "whois.domain-registry.nl:"],
  on: SIDN,
  dates: "dmy",
  labels: {
    registrant: "Registrant",
    other: "Domicile",
    admin: "Administrative contact",
    technical: "Technical contact(s)",
    created_on: "Date registered",
    updated_on: "Record last updated"
  },
  address: contactLines(ending(TOWN2))
});

// src/parse/registries/whois.domreg.lt.ts
var whois_domreg_lt_default = registry({
  suffixes: ["lt"],
  marks: ["% Hello, this is the DOMREG whois"],
  phrases: {
    throttled: "Query limit exceeded{\u2026} | Too many queries{\u2026} | You have exceeded {\u2026}",
    invalid: "Invalid domain name{\u2026} | Incorrect query{\u2026}"
  },
  labels: {
    domain: "Domain",
    status: "Status",
    created_on: "Registered",
    expires_on: "Expires",
    registrar: "Registrar",
    "registrar.url": "Registrar website",
    nameserver: "Nameserver",
    "-": "Registrar email | Contact phone | Contact fax"
  },
  roles: { registrant: "Contact *" },
  contact: { name: "name", organization: "organization", email: "email" },
  status: { reserved: "notAllowed", pending_delete: "pendingRelease" },
  disclaimer: { mark: "%", from: "By submitting", until: "Version" }
});

// src/parse/registries/whois.domrobot.com.ts
var whois_domrobot_com_default = registry({
  on: [KSREGISTRY, REGISTRAR2],
  labels: { domain: "domain", "registrant.id": "owner-id", "-": "ISP | URL" },
  disclaimer: formerNotice({ until: "Please register" })
});

// src/parse/registries/whois.dreamhost.com.ts
var whois_dreamhost_com_default = registry({
  on: REGISTRAR2,
  labels: { "-": "Last update of WHOIS database | DreamHost whois server terms of service" }
});

// src/parse/registries/whois.educause.edu.ts
var TITLE = /^\D{0,60}\b(?:Administrator|Director|Manager|Engineer|Analyst|Specialist|Coordinator|Webmaster)$/u;
var TOWN3 = /^(?<city>[^,]{1,80})(?:,\s{0,4}(?<state>[A-Z]{2})?\s{0,4}(?<zip>[A-Z\d][A-Z\d -]{2,11})?)?$/u;
var whois_educause_edu_default = registry({
  aliases: ["whois.educause.net"],
  suffixes: ["edu"],
  marks: ["This Registry database contains ONLY .EDU"],
  phrases: { available: "No Match | NO MATCH: {domain}" },
  labels: {
    domain: "Domain Name",
    registrant: "Registrant",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    nameserver: "Name Servers",
    created_on: "Domain record activated",
    updated_on: "Domain record last updated",
    expires_on: "Domain expires"
  },
  block: contactLines(
    byForm({ email: /@/u, phone: /^[+(]?\d[\d\s().x+-]{6,30}$/u }),
    below(1, country),
    when(({ country: country2 }) => country2 !== void 0, below(1, ending(TOWN3))),
    // A registrant is an organization; the others a person, then (unless a street follows) an organization.
    when(({ email, phone }) => (email ?? phone) !== void 0, top("name"), opening(TITLE)),
    when(({ name }, [next = ""]) => name === void 0 || !/^\d/u.test(next), top("organization"))
  ),
  disclaimer: { from: "This Registry database", until: "--" }
});

// src/parse/registries/whois.enom.com.ts
var whois_enom_com_default = registry({
  aliases: ["whois.name-services.com"],
  on: REGISTRAR2,
  labels: { "-": "Contact | Visit" },
  block: registrarBlock(["organization", "name"])
});

// src/parse/registries/whois.eu.org.ts
var whois_eu_org_default = registry({
  suffixes: ["eu.org"],
  phrases: { available: "Key not found" },
  labels: {
    domain: "domain",
    "registrant.address": "address",
    updated_on: "changed",
    "technical.handle": "tech-c",
    "admin.handle": "admin-c",
    "object.name": "person"
  },
  contact: {
    id: "nic-hdl",
    address: "address",
    phone: "phone",
    email: "e-mail",
    updated_on: "changed"
  }
});

// src/parse/registries/whois.fastdomain.com.ts
var whois_fastdomain_com_default = registry({
  on: REGISTRAR2,
  labels: {
    registrant: "Registrant Info",
    admin: "Administrative Info",
    technical: "Technical Info",
    updated_on: "Last modified on",
    "-": "Provider Name | Provider Whois | Provider Homepage"
  },
  contact: { updated_on: "Last modified" },
  // `(FAST-12345678)`, the organization if there is one, the name, then a street with a number.
  block: contactLines(
    opening(/^\((?<id>[A-Z]{2,8}-\d{2,12})\)$/u),
    registrarLines(
      (lines) => lines.length > 2 && !/\d/u.test(lines[1] ?? "") ? ["organization", "name"] : ["name"]
    )
  )
});

// src/parse/registries/whois.fi.ts
var whois_fi_default = registry({
  aliases: ["whois.ficora.fi"],
  suffixes: ["fi"],
  marks: ["domain.............:"],
  on: TRAFICOM,
  prepare: firstAndFurther("descr", "descr first", "descr second"),
  labels: {
    "registrant.organization": "descr first",
    "registrant.id": "descr second",
    "registrant.address": "address",
    "registrant.phone": "phone",
    "-": "IP"
  },
  disclaimer: { from: "More information is available" },
  postprocess: readDescription
});
function readDescription({ registrant: [holder] }, lines) {
  if (holder === void 0 || !lines.some((line) => line.label === "descr first")) return;
  const [contact, ...street] = holder.address?.split("\n") ?? [];
  holder.address = street.length === 0 ? null : street.join("\n");
  if (holder.id !== null && !/\d/u.test(holder.id)) {
    holder.name = `${holder.organization ?? ""} ${holder.id}`.trim();
    holder.organization = null;
    holder.id = null;
  } else holder.name = contact === void 0 || contact === "-" ? null : contact;
}

// src/parse/registries/whois.gandi.net.ts
var whois_gandi_net_default = registry({
  marks: ["% GANDI Registrar whois database"],
  on: REGISTRAR2,
  prepare: withoutYaml,
  labels: {
    domain: "domain",
    created_on: "reg_created",
    updated_on: "changed",
    expires_on: "expires",
    registrant: "owner-c",
    admin: "admin-c",
    technical: "tech-c",
    other: "bill-c",
    nameserver: "ns",
    "-": "created | transfer-prohibited | update-prohibited | delete-prohibited"
  },
  contact: {
    id: "nic-hdl",
    organization: "organisation | owner-name",
    name: "person",
    address: "address",
    zip: "zipcode",
    city: "city",
    state: "state",
    country: "country",
    phone: "phone",
    fax: "fax",
    email: "email",
    updated_on: "lastupdated"
  },
  disclaimer: formerNotice({ from: "Access and use restricted", through: "The sole owner" }),
  postprocess: ({ registrant: [owner] }, lines) => {
    const twice = owner?.organization === owner?.name && lines.some(({ label }) => label === "owner-name");
    if (owner !== void 0 && twice) owner.organization = null;
  }
});

// src/parse/registries/whois.godaddy.com.ts
var whois_godaddy_com_default = registry({
  aliases: ["whois.wildwestdomains.com", "whois.securepaynet.net"],
  on: REGISTRAR2,
  labels: { "registrar.name": "Registered through", "-": "Please note" },
  block: registrarBlock(["name"])
});

// src/parse/registries/whois.gov.za.ts
var whois_gov_za_default = registry({
  suffixes: ["gov.za"],
  phrases: { available: "No match found for {domain}" },
  rewrite: [
    [/^2[a-z]\.\s{1,20}(.+)$/u, "Holder $1"],
    [/^3[a-z]\.\s{1,20}(?:Admin Contact )?(.+)$/u, "Admin $1"],
    [/^4[a-z]\.\s{1,20}(?:Tech Contact )?(.+)$/u, "Tech $1"]
  ],
  labels: {
    domain: "Domain Name",
    nameserver: "Primary NS | Secondary NS",
    "nameserver.ip": "Primary NS IP | Secondary NS IP",
    created_on: "Date",
    "-": `
      Select One | Primary MX name | Primary MX IP | Secondary MX name | Secondary MX IP | Place |
      Name of Applicant
    `
  },
  roles: { registrant: "Holder *", admin: "Admin *", technical: "Tech *" },
  contact: {
    organization: "Department Name | Department",
    name: "Name",
    email: "Email",
    address: "Postal Address",
    zip: "Postal Code",
    "-": "TitlePosition | Title\\Position"
  }
});

// src/parse/registries/whois.hkirc.hk.ts
var whois_hkirc_hk_default = registry({
  aliases: ["whois.hkdnr.net.hk", "whois.hknic.net.hk", "whois.hkirc.net.hk"],
  suffixes: ["hk", "xn--j6w193g"],
  marks: ["Whois server by HKIRC", "Whois server by HKDNR"],
  dates: "dmy",
  phrases: { available: "The domain has not been registered.", throttled: "Please maintain at least {\u2026}" },
  rewrite: [
    [/^Company English Name(?: \([^)]{1,200}\))?:(.{0,400})$/u, "Company name:$1"],
    [/^Holder English Name(?: \([^)]{1,200}\))?:(.{0,400})$/u, "Name:$1"],
    [/^(Family name:)\s{0,20}[-.]$/iu, "$1"]
  ],
  prepare: goesOn2("Address"),
  labels: {
    details: "Domain Name Information | Status Information",
    domain: "Domain Name",
    status: "Domain Status",
    created_on: "Domain Name Commencement Date",
    expires_on: "Expiry Date",
    "registrar.name": "Registrar Name",
    nameserver: "Name Servers Information",
    other: "Reseller",
    registrant: "Registrant Contact Information",
    admin: "Administrative Contact Information",
    technical: "Technical Contact Information",
    "-": `
      Contract Version | DNSSEC | Registrar Contact Information | Re-registration Status |
      Domain Prohibit Status | Company Chinese name | Holder Chinese Name
    `
  },
  contact: {
    organization: "Company name",
    name: "Name | Given name",
    surname: "Family name",
    address: "Address",
    country: "Country",
    phone: "Phone",
    fax: "Fax",
    email: "Email",
    id: "Account Name"
  },
  disclaimer: { after: "WHOIS Terms of Use" }
});

// src/parse/registries/whois.iana.org.ts
var whois_iana_org_default = registry({
  suffixes: ["arpa", "int"],
  marks: ["% IANA WHOIS server"],
  phrases: { available: "This query returned 0 objects", invalid: "Error: Invalid query" },
  // So it answers a question with a blank line behind it, the second time with "Invalid query".
  prepare: keepFirstAnswer,
  labels: {
    domain: "domain",
    "registrant.organization": "organisation",
    "registrant.address": "address",
    "object.id": "contact",
    admin: "administrative",
    technical: "technical",
    nameserver: "nserver",
    referral_whois: "refer | whois",
    status: "status",
    created_on: "created",
    updated_on: "changed",
    "-": "ds-rdata | remarks | source"
  },
  contact: {
    name: "name",
    organization: "organisation",
    address: "address",
    phone: "phone",
    fax: "fax-no",
    email: "e-mail"
  },
  address: contactLines(when((_, lines) => lines.length > 1, ending(/^(?<country>.*)$/u))),
  postprocess: readNotAssigned
});
function readNotAssigned(draft) {
  if (draft.registrant[0]?.organization !== "Not assigned") return;
  draft.query = draft.domain;
  draft.domain = null;
  draft.statuses.push("available");
  for (const contacts of [draft.registrant, draft.admin, draft.technical]) contacts.length = 0;
}
function keepFirstAnswer(lines) {
  const [, second] = lines.filter(({ value }) => value === "% IANA WHOIS server");
  return second === void 0 ? lines : lines.slice(0, lines.indexOf(second));
}

// src/parse/registries/whois.id.ts
var whois_id_default = registry({
  aliases: ["whois.pandi.or.id", "whois.pandi.id"],
  suffixes: ["id"],
  marks: ["Domain ID:PANDI-"],
  on: AFILIAS,
  labels: {
    "-": "Sponsoring Registrar Postal Code | Sponsoring Registrar Country | Sponsoring Registrar Phone"
  },
  postprocess: ({ registrar }) => {
    if (registrar !== null) registrar.organization ??= registrar.name;
  }
});

// src/parse/registries/whois.iis.se.ts
var whois_iis_se_default = registry({
  aliases: ["whois.iis.nu", "whois.nic-se.se", "whois.nic.se"],
  suffixes: ["se", "nu"],
  marks: ["# Copyright (c) 1997- The Swedish", "# Copyright (c) 1997- IIS", "# Copyright (c) 1997- .SE"],
  phrases: {
    available: '"{domain}" not found | domain "{domain}" not found | domain {domain} not found',
    invalid: '"{domain}" is not a valid domain name{\u2026} | domain "{domain}" is invalid{\u2026}',
    throttled: "Your query rate is too high{\u2026} | Maximum number of queries{\u2026} | Query rate exceeded{\u2026}"
  },
  labels: {
    domain: "domain",
    status: "state | status",
    "registrant.id": "holder",
    "admin.id": "admin-c",
    "technical.id": "tech-c",
    created_on: "created",
    updated_on: "modified",
    expires_on: "expires",
    nameserver: "nserver",
    registrar: "registrar",
    "-": `
      billing-c | transferred | dnssec | registry-lock | reason | date_to_delete | date_to_release |
      deactivationdate
    `
  },
  status: { record: "system", inactive: "inactive" },
  disclaimer: {},
  placeholders: /^-$/u
});

// src/parse/layouts/uanic.ts
var SPARE = `bill-c | mnt-by | mnt-lower | dom-public | license | remark | descr | source | org-id | url |
  person-loc | organization-loc | address-loc | city-loc | postal-code-loc | country-loc | abuse-email |
  abuse-phone | abuse-postal | abuse-postal-loc | abuse-url | Query time | ds-rdata | dnssec`;
var HEADING2 = /^%\s{0,4}(registrar|registrant|(?:administrative|technical|billing) contacts?|glue records):$/iu;
var UANIC = layout({
  zone: "Europe/Kyiv",
  phrases: {
    available: `
      No entries found for {domain} | No entries found for domain {domain} |
      No records found for object {domain} | {domain} - Domain name does not exist
    `,
    throttled: "Query limit exceeded{\u2026} | Your query limit{\u2026} | Too many queries{\u2026}",
    invalid: "Invalid domain name{\u2026} | Incorrect request{\u2026}"
  },
  prepare: prepareParagraphs,
  labels: {
    domain: "domain",
    status: "status",
    nameserver: "nserver | Glue Records section",
    created_on: "created",
    updated_on: "modified | changed",
    expires_on: "expires",
    registrar: "Registrar section",
    registrant: "Registrant section",
    admin: "Administrative Contact section | Administrative Contacts section",
    technical: "Technical Contact section | Technical Contacts section",
    other: "Billing Contacts section",
    // The contacts stand below, in sections.
    "-": `registrant | admin-c | tech-c | ${SPARE}`
  },
  contact: {
    id: "contact-id | nic-handle",
    name: "person",
    organization: "organization",
    address: "address",
    city: "city",
    zip: "postal-code",
    country: "country",
    phone: "phone",
    fax: "fax | fax-no",
    email: "e-mail",
    created_on: "created",
    updated_on: "modified | changed",
    "-": `status | ${SPARE}`
  },
  registrar: { name: "registrar", organization: "organization", url: "url", "-": "city | country" },
  // Where the registry divides no further.
  address: contactLines(ending(/^(?<zip>\d{4,6}) (?<city>.{2,60})\n(?<country>[A-Z]{2})$/u)),
  registrarNameIsId: true,
  postprocess: dropAuthors2
});
function prepareParagraphs(lines, text) {
  const prepared = [];
  let heading2 = null;
  let paragraph = [];
  const flush = () => {
    if (heading2 !== null && paragraph.length > 0) prepared.push(heading2, ...sayOnce(paragraph));
    else prepared.push(...paragraph);
    paragraph = [];
  };
  for (const line of lines) {
    if (line.kind === BLANK) {
      flush();
      prepared.push(line);
    } else if (line.kind === COMMENT) {
      flush();
      const found = HEADING2.exec(text.slice(line.start, line.end));
      if (found !== null)
        heading2 = Line.of(line.number, LABELLED, 0, `${found[1]} section`, "", true, line.start, line.end);
      else prepared.push(line);
    } else paragraph.push(line);
  }
  flush();
  return prepared;
}
function sayOnce(lines) {
  const said = /* @__PURE__ */ new Map();
  const labels = new Set(lines.filter((line) => line.value !== "n/a").map((line) => line.label));
  const kept2 = [];
  for (const line of lines) {
    if (line.value === "n/a") continue;
    const plain2 = line.label.replace(/-loc$/u, "");
    const named = plain2 !== line.label && !labels.has(plain2) ? line.with(plain2, line.value) : line;
    const before = said.get(named.label);
    if (named.label === "ip-address" && kept2.at(-1)?.label === "nserver") {
      const server = kept2.pop();
      kept2.push(server.with("nserver", `${server.value} ${named.value}`));
    } else if (named.label === "organization" && before !== void 0) {
      const joined2 = before.with("organization", `${before.value}
${named.value}`);
      kept2[kept2.indexOf(before)] = joined2;
      said.set("organization", joined2);
    } else {
      kept2.push(named);
      said.set(named.label, named);
    }
  }
  return kept2;
}
function dropAuthors2(draft) {
  for (const one of [draft, ...draft.registrant, ...draft.admin, ...draft.technical])
    for (const field of ["created_on", "updated_on"])
      one[field] = one[field]?.replace(/^\S{1,255}\s{1,8}(?=\d{8})/u, "") ?? null;
  for (const status of draft.statuses) draft.expires_on ??= /^OK-UNTIL (\d{14})$/u.exec(status)?.[1] ?? null;
}

// src/parse/registries/whois.in.ua.ts
var whois_in_ua_default = registry({
  suffixes: ["in.ua"],
  marks: ["% In.UA whois server", "% This is the SUNIC WHOIS server"],
  on: UANIC,
  labels: { "admin.id": "admin-c", "technical.id": "tech-c" }
});

// src/parse/registries/whois.internet.bs.ts
var TOWNS = [/^(?<zip>[^\n]{0,20}\d\S{0,10}) (?<city>\D{2,60})$/u];
var whois_internet_bs_default = registry({
  on: REGISTRAR2,
  // The registrar's address is a link.
  rewrite: [[/^([^:]{1,40}):\s{0,8}<a href='([^'<>]{1,200})'.*$/u, "$1: $2"]],
  labels: {
    created_on: "Date Registered",
    expires_on: "Expiry Date",
    nameserver: "DNS"
  },
  contact: { phone: "Tel", "-": "Attn" },
  prefixes: { domain: "Domain" },
  // The organization stands above the name, or is left out.
  block: registrarBlock(
    ([, second = "1"]) => /\d/u.test(second) ? ["name"] : ["organization", "name"],
    TOWNS
  )
});

// src/parse/registries/whois.ionos.com.ts
var whois_ionos_com_default = registry({
  aliases: ["whois.1und1.info", "whois.schlund.info", "whois.1and1.com"],
  on: REGISTRAR2,
  disclaimer: formerNotice({ from: "The data in the WHOIS database", until: ["URL of", "Domain"] })
});

// src/parse/registries/whois.irs.net.nz.ts
var whois_irs_net_nz_default = registry({
  aliases: ["whois.srs.net.nz"],
  suffixes: ["nz"],
  marks: ["% New Zealand Domain Name Registry", "query_datetime:"],
  on: ICANN2,
  phrases: { throttled: "query_status: 440 Request Denied", invalid: "query_status: 500 {\u2026}" },
  // From 400 up the status speaks of the question, not of the name: a sentence rather than a value.
  rewrite: [[/^query_status: ([45]\d\d\s.{0,200})$/u, "query_status $1"]],
  labels: {
    status: "query_status",
    created_on: "domain_dateregistered",
    expires_on: "domain_datebilleduntil",
    updated_on: "domain_datelastmodified",
    "registrar.name": "registrar_name",
    nameserver: "ns_name",
    "nameserver.ip": "ns_ip4 | ns_ip6",
    "-": `
      Original Created | URL of the Domain Name Commission Limited Inaccuracy Complaint Form | version |
      query_datetime | domain_datecancelled | domain_datelocked | domain_delegaterequested |
      domain_signed | registrar_address1 | registrar_city | registrar_province | registrar_postalcode |
      registrar_country | registrar_phone | registrar_fax | registrar_email
    `
  },
  roles: { registrant: "registrant_contact_*", admin: "admin_contact_*", technical: "technical_contact_*" },
  contact: {
    name: "name",
    address: "address",
    city: "city",
    state: "province",
    zip: "postalcode",
    country: "country",
    phone: "phone",
    fax: "fax",
    email: "email"
  },
  disclaimer: {
    skip: /^(?:Terms of Use$|New Zealand Domain Name Registry|Users confirm|Additional information)/u
  }
});

// src/parse/registries/whois.isnic.is.ts
var TOWN4 = /^(?:(?<zip>IS-\d{3}) (?<city>.{1,80}))?(?:(?:^|\n)(?<country>[A-Z]{2}))?$/u;
var whois_isnic_is_default = registry({
  suffixes: ["is"],
  marks: ["% This is the ISNIC Whois server"],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL],
  phrases: {
    available: 'No entries found for query "{domain}" | No entries found for query {domain}',
    invalid: "Invalid query{\u2026} | Query is not valid{\u2026}",
    throttled: "Query limit exceeded{\u2026} | Too many queries{\u2026}"
  },
  labels: { "registrant.handle": "registrant", "-": "billing-c | dnssec" },
  address: contactLines(ending(TOWN4)),
  disclaimer: { mark: "%", from: "Rights restricted", until: "No entries found" }
});

// src/parse/registries/whois.isoc.org.il.ts
var whois_isoc_org_il_default = registry({
  suffixes: ["il", "xn--4dbrk0ce"],
  marks: ["% The data in the WHOIS database of the .il"],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL],
  dates: "dmy",
  phrases: { available: "No data was found to match the request criteria." },
  rewrite: [
    [/^address (.*)$/u, "address: $1"],
    [/^e-mail:(.*) AT (.*)$/u, "e-mail:$1@$2"]
  ],
  prepare: keepLastChange,
  labels: {
    created_on: "assigned",
    expires_on: "validity",
    "registrar.name": "registrar name",
    "registrar.url": "registrar info",
    "registrant.phone": "phone",
    "registrant.fax": "fax-no",
    "registrant.email": "e-mail",
    "-": "query | reg-name | DNSSEC | remarks"
  },
  address: contactLines(country, below(1, ending(/^(?<city>.{1,80})\n(?<zip>\d{5,7})$/u))),
  disclaimer: { from: "The data in the WHOIS", through: "By submitting this query" }
});
function keepLastChange(lines) {
  return lines.map(
    (line, at2) => line.label === "changed" && lines[at2 + 1]?.label === "changed" ? line.with("remarks", line.value) : line
  );
}

// src/parse/layouts/british-address.ts
var britishPlace = (lines, found) => {
  const rest = [...lines];
  const country2 = isCountryName(rest.at(-1) ?? "") ? rest.pop() : void 0;
  const zip = /^(?=.*\d)[\w -]{2,12}$/u.test(rest.at(-1) ?? "") ? rest.pop() : void 0;
  if (country2 === void 0 || zip === void 0) return;
  const [town, last] = rest.slice(-2);
  if (rest.length > 2 && last !== void 0 && isCounty(last, town ?? "", country2))
    found.state = rest.pop() ?? "";
  if (rest.length > 1) found.city = rest.pop() ?? "";
  Object.assign(found, { zip, country: country2 });
  lines.length = rest.length;
};
var readBritishAddress = contactLines(britishPlace);
var isCounty = (line, before, country2) => !/\d/u.test(before) && (country2 !== "United Kingdom" || /shire$/iu.test(line) || COUNTIES.has(line.toLowerCase()));
var COUNTIES = new Set(
  "Antrim,Armagh,Avon,Beds,Berks,Bucks,Cambs,Cleveland,Clwyd,Co Durham,Cornwall,County Durham,Cumbria,Derbys,Devon,Dorset,Down,Durham,Dyfed,East Sussex,Essex,Fermanagh,Fife,Glos,Greater London,Greater Manchester,Gwent,Gwynedd,Hants,Herts,Humberside,Isle of Wight,Kent,Lancs,Leics,Lincs,Lothian,Merseyside,Mid Glamorgan,Middlesex,Middx,Midlothian,Norfolk,Northants,Northumberland,Notts,Oxon,Powys,Rutland,Salop,Somerset,South Glamorgan,Staffs,Strathclyde,Suffolk,Surrey,Sussex,Tayside,Tyne and Wear,Tyne & Wear,Tyrone,Warks,West Glamorgan,West Midlands,West Sussex,Wilts,Worcs,Yorks".toLowerCase().split(",")
);

// src/parse/registries/whois.ja.net.ts
var whois_ja_net_default = registry({
  aliases: ["whois.nic.ac.uk", "whois.gov.uk"],
  suffixes: ["ac.uk", "gov.uk"],
  phrases: { available: "No such domain {domain}" },
  labels: {
    "registrant.organization": "Registered For",
    "registrant.name": "Registrant Contact",
    "registrant.address": "Registrant Address",
    domain: "Domain",
    registrar: "Registered By",
    nameserver: "Servers",
    expires_on: "Renewal date",
    updated_on: "Entry updated",
    created_on: "Entry created",
    "-": "Domain Owner"
  },
  address: contactLines(
    byForm({
      phone: /^(.{3,40}?)\s{0,4}\(phone\)$/iu,
      fax: /^(.{3,40}?)\s{0,4}\(fax\)$/iu,
      email: /^[^\s@]{1,64}@[^\s@]{1,255}$/u
    }),
    britishPlace
  )
});

// src/parse/registries/whois.joker.com.ts
var whois_joker_com_default = registry({
  aliases: ["whois.nrw.net"],
  on: REGISTRAR2,
  rewrite: [[/^registrar:\s{0,40}([A-Z]{2,8}-\d{1,8})$/u, "registrar id: $1"]],
  labels: {
    "registrant.name": "owner",
    "admin.id": "admin-c",
    "technical.id": "tech-c",
    "registrar.id": "registrar id",
    domain: "domain",
    nameserver: "nserver",
    created_on: "created",
    updated_on: "modified",
    expires_on: "expires",
    status: "status",
    "registrant.organization": "organization",
    "registrant.email": "email",
    "registrant.address": "address",
    "registrant.city": "city",
    "registrant.state": "state",
    "registrant.zip": "postal-code",
    "registrant.country": "country",
    "registrant.phone": "phone",
    "registrant.fax": "fax",
    "-": "billing-c | source | query-time | db-updated | reseller"
  },
  status: { record: "lock" }
});

// src/parse/registries/whois.jprs.jp.ts
var whois_jprs_jp_default = registry({
  suffixes: ["jp"],
  marks: ["[ JPRS database", "a. [Domain Name]", "a. [\u30C9\u30E1\u30A4\u30F3\u540D]"],
  on: ICANN2,
  phrases: { available: "No match!!" },
  rewrite: [
    [/^([^:[\]]{1,60}):\s{0,20}\[.{0,200}$/u, "$1:"],
    [/^(?:[a-z]\. )?\[(?:Status|State|状態)\].{1,80}\((\d{4}\/\d\d\/\d\d)\)$/u, "$&\n[Expires on] $1"]
  ],
  prepare: [commentsInBrackets, latinOnly],
  labels: {
    details: "Domain Information",
    domain: "Domain Name | \u30C9\u30E1\u30A4\u30F3\u540D",
    nameserver: "Name Server | \u30CD\u30FC\u30E0\u30B5\u30FC\u30D0",
    status: "Status | State | \u72B6\u614B",
    created_on: "Created on | Registered Date | \u767B\u9332\u5E74\u6708\u65E5",
    expires_on: "Expires on | \u6709\u52B9\u671F\u9650",
    updated_on: "Last Updated | Last Update | \u6700\u7D42\u66F4\u65B0",
    "registrant.name": "Registrant | \u767B\u9332\u8005\u540D",
    "registrant.organization": "Organization | Network Service Name | \u7D44\u7E54\u540D | \u30CD\u30C3\u30C8\u30EF\u30FC\u30AF\u30B5\u30FC\u30D3\u30B9\u540D",
    "admin.handle": "Administrative Contact | \u767B\u9332\u62C5\u5F53\u8005",
    "technical.handle": "Technical Contact | \u6280\u8853\u9023\u7D61\u62C5\u5F53\u8005",
    admin: "Contact Information | \u516C\u958B\u9023\u7D61\u7A93\u53E3",
    "-": `
      Organization Type | Connected Date | Signing Key | Detail | Lock Status | Web Page | in Japanese |
      \u7D44\u7E54\u7A2E\u5225 | \u305D\u3057\u304D\u3081\u3044 | \u306D\u3063\u3068\u308F\u30FC\u304F\u3055\u30FC\u3073\u3059\u3081\u3044 | \u63A5\u7D9A\u5E74\u6708\u65E5 | \u7F72\u540D\u9375 | \u53C2\u8003 | \u30ED\u30C3\u30AF\u72B6\u614B
    `
  },
  contact: {
    name: "Name | \u540D\u524D",
    email: "Email",
    zip: "Postal code | \u90F5\u4FBF\u756A\u53F7",
    address: "Postal Address | \u4F4F\u6240",
    phone: "Phone | \u96FB\u8A71\u756A\u53F7",
    fax: "Fax | FAX\u756A\u53F7",
    "-": "Web Page"
  },
  disclaimer: { until: "Notice" },
  postprocess: handlesAlone
});
function commentsInBrackets(lines) {
  return lines.map((line) => {
    const { number, label, value, start, end } = line;
    return label === "" && value.startsWith("[ ") && value.endsWith("]") ? Line.of(number, COMMENT, 0, "", value.slice(1, -1).trim(), false, start + 1, end - 1) : line;
  });
}
function latinOnly(lines) {
  const given2 = new Set(lines.filter(({ value }) => value !== "").map(({ label }) => label));
  return lines.map((line) => {
    const latin = LATIN.get(line.label);
    return latin !== void 0 && given2.has(latin) ? line.with("in Japanese", line.value) : line;
  });
}
var LATIN = /* @__PURE__ */ new Map([
  ["\u767B\u9332\u8005\u540D", "Registrant"],
  ["\u7D44\u7E54\u540D", "Organization"],
  ["\u30CD\u30C3\u30C8\u30EF\u30FC\u30AF\u30B5\u30FC\u30D3\u30B9\u540D", "Network Service Name"],
  ["\u540D\u524D", "Name"],
  ["\u4F4F\u6240", "Postal Address"]
]);

// src/parse/registries/whois.kenic.or.ke.ts
var whois_kenic_or_ke_default = registry({
  suffixes: ["ke"],
  on: COCCA,
  disclaimer: { from: "The data below", through: "only for lawful" }
});

// src/parse/registries/whois.kg.ts
var whois_kg_default = registry({
  aliases: ["whois.domain.kg", "whois.cctld.kg"],
  suffixes: ["kg"],
  marks: ["% This is the .kg ccTLD Whois server"],
  phrases: {
    available: `
      Data not found. This domain is available for registration. |
      Data not found. Domain {domain} is available for registration.
    `
  },
  labels: {
    admin: "Administrative Contact",
    technical: "Technical Contact",
    other: "Billing Contact",
    updated_on: "Record last updated on",
    expires_on: "Record expires on",
    nameserver: "Name servers in the listed order",
    "-": "PID | Domain support"
  },
  contact: { id: "PID", name: "Name", address: "Address", email: "Email", phone: "phone", fax: "fax" },
  prefixes: { domain: "Domain", created_on: "Record created" },
  statusBehindName: /\(([A-Z ]{1,40})\)$/u
});

// src/parse/registries/whois.kr.ts
var whois_kr_default = registry({
  aliases: ["whois.nic.or.kr", "whois.kisa.or.kr", "whois.krnic.net", "whois.nida.or.kr"],
  suffixes: ["kr", "xn--3e0b707e", "xn--cg4bki"],
  marks: ["# KOREAN(UTF8)", "\uB3C4\uBA54\uC778\uC774\uB984                  :"],
  phrases: {
    available: "Above domain name is not registered to KRNIC. | \uC0C1\uAE30 \uB3C4\uBA54\uC778\uC774\uB984\uC740 \uB4F1\uB85D\uB418\uC5B4 \uC788\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4."
  },
  prepare: passOverKorean,
  labels: {
    domain: "Domain Name | \uB3C4\uBA54\uC778\uC774\uB984",
    status: "Domain Status",
    created_on: "Registered Date | \uB4F1\uB85D\uC77C",
    updated_on: "Last Updated Date | \uCD5C\uADFC \uC815\uBCF4 \uBCC0\uACBD\uC77C",
    expires_on: "Expiration Date | \uC0AC\uC6A9 \uC885\uB8CC\uC77C",
    nameserver: `
      Primary Name Server | Secondary Name Server | Host Name | \uD638\uC2A4\uD2B8\uC774\uB984 | 1\uCC28 \uB124\uC784\uC11C\uBC84 \uC815\uBCF4 | 2\uCC28 \uB124\uC784\uC11C\uBC84 \uC815\uBCF4
    `,
    "nameserver.ip": "IP Address | IP \uC8FC\uC18C",
    "admin.phone": "\uCC45\uC784\uC790 \uC804\uD654\uBC88\uD638",
    "registrant.address": "\uB4F1\uB85D\uC778 \uC8FC\uC18C",
    "registrant.zip": "\uB4F1\uB85D\uC778 \uC6B0\uD3B8\uBC88\uD638",
    "admin.email": "\uCC45\uC784\uC790 \uC804\uC790\uC6B0\uD3B8",
    "registrant.name": "Registrant | \uB4F1\uB85D\uC778",
    "admin.name": "Administrative Contact(AC) | \uCC45\uC784\uC790",
    "registrar.name": "Authorized Agency | \uB4F1\uB85D\uB300\uD589\uC790",
    "-": "in Korean | query | Publishes | \uC815\uBCF4\uACF5\uAC1C\uC5EC\uBD80 | DNSSEC"
  },
  roles: { registrant: "Registrant *", admin: "AC *" },
  contact: { address: "Address", zip: "Zip Code", email: "E-Mail", phone: "Phone Number" }
});
function passOverKorean(lines) {
  const from = lines.findIndex(({ value }) => value.startsWith("# KOREAN"));
  const until = lines.findIndex(({ value }) => value === "# ENGLISH");
  return lines.map(
    (line, at2) => at2 > from && at2 < until && line.kind !== BLANK ? line.with("in Korean", "") : line
  );
}

// src/parse/registries/whois.markmonitor.com.ts
var whois_markmonitor_com_default = registry({
  on: REGISTRAR2,
  block: registrarBlock(["name", "organization"])
});

// src/parse/registries/whois.marnet.mk.ts
var whois_marnet_mk_default = registry({
  suffixes: ["mk", "xn--d1alf"],
  on: FRED,
  disclaimer: { skip: /^(?:Domain Information over|Timestamp|No entries|ERROR|Whoisd Server)/u }
});

// src/parse/registries/whois.melbourneit.com.ts
var whois_melbourneit_com_default = registry({
  on: REGISTRAR2,
  labels: {
    "registrant.name": "Organisation Name",
    "admin.name": "Admin Name",
    "technical.name": "Tech Name"
  },
  prefixes: {
    "registrant.address": "Organisation Address.",
    "admin.address": "Admin Address........",
    "technical.address": "Tech Address........."
  }
});

// src/parse/registries/whois.monic.mo.ts
var whois_monic_mo_default = registry({
  suffixes: ["mo", "xn--mix891f"],
  marks: ["% Monic Whois Server", "This whois server contains domain data from the MO"],
  phrases: { available: "No match for {domain}" },
  labels: {
    domain: "Domain Name",
    "registrar.name": "Registrar",
    referral_url: "Referral URL",
    nameserver: "Name Server | Domain name servers",
    registrant: "Registrant",
    admin: "Admin Contact",
    technical: "Technical Contact",
    other: "Billing Contact",
    created_on: "Record created on",
    expires_on: "Record expires on",
    // In the section of the billing contact `Org` would open a registrant.
    "-": `
      Whois Server | Org | Name | Address | City | State or Province | Postal Code | Country / Region |
      Phone | Fax-no | E-mail
    `
  },
  contact: {
    organization: "Org",
    name: "Name",
    address: "Address",
    city: "City",
    state: "State or Province",
    zip: "Postal Code",
    country: "Country / Region",
    phone: "Phone",
    fax: "Fax-no",
    email: "E-mail"
  }
});

// src/parse/registries/whois.mx.ts
var whois_mx_default = registry({
  aliases: ["whois.nic.mx"],
  suffixes: ["mx"],
  marks: ["No_Se_Encontro_El_Objeto/Object_Not_Found"],
  phrases: { available: "No_Se_Encontro_El_Objeto/Object_Not_Found | Object_Not_Found" },
  labels: {
    domain: "Domain Name",
    created_on: "Created On",
    expires_on: "Expiration Date",
    updated_on: "Last Updated On",
    "registrar.name": "Registrar",
    "registrar.url": "URL",
    referral_whois: "Whois TCP URI",
    registrant: "Registrant",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    other: "Billing Contact",
    nameserver: "Name Servers | DNS",
    "-": "Whois Web URL | DNSSEC DS Records | &NOTA"
  },
  contact: { name: "Name", city: "City", state: "State", country: "Country" },
  disclaimer: {}
});

// src/parse/registries/whois.mynic.my.ts
var whois_mynic_my_default = registry({
  aliases: ["whois.domainregistry.my", "whois.mynic.net.my"],
  suffixes: ["my", "xn--mgbx4cd0ab"],
  marks: ["Welcome to .my DOMAIN REGISTRY", "a [Domain Name]"],
  on: ICANN2,
  phrases: { available: "Domain Name {domain} does not exist in database" },
  rewrite: [
    // A nameserver's code is not its name, which stands below.
    [/^[a-z] \[(\w{1,20} Name Server)\].*$/u, "$1:"],
    [/^[a-z] \[([^\]]{1,60})\]\s{0,60}(.{0,300})$/u, "$1: $2"]
  ],
  labels: {
    domain_id: "Registration No.",
    created_on: "Record Created",
    expires_on: "Record Expired",
    updated_on: "Record Last Modified",
    registrant: "Registrant Code",
    admin: "Administrative Contact Code",
    technical: "Technical Contact Code",
    other: "Billing Contact Code | Invoicing Party",
    nameserver: "Primary Name Server | Secondary Name Server",
    "-": "Note | whois -h whois.domainregistry.my help#h"
  },
  block: contactLines(
    without(/^\([\w-]{1,30}\)$/u),
    opening(/^(?<id>[A-Z\d][A-Z\d._-]{2,30})$/u),
    byForm({ phone: /^\(Tel\)(.{0,60})$/u, fax: /^\(Fax\)(.{0,60})$/u, email: /@/u }),
    country,
    below(1, ending(/^(?<zip>\d{5})\s(?<city>.{0,80})(?:\n(?<state>.{1,80}))?$/u)),
    // A person has an e-mail address.
    when(({ email }) => email !== void 0, top("name")),
    top("organization")
  ),
  disclaimer: { after: ">>> Last update", skip: /^For more information on/u }
});

// src/parse/registries/whois.namecheap.com.ts
var whois_namecheap_com_default = registry({
  on: REGISTRAR2,
  phrases: { available: "Domain '{\u2026}' not found" }
});

// src/parse/registries/whois.nc.ts
var whois_nc_default = registry({
  suffixes: ["nc", "asso.nc", "nom.nc"],
  phrases: { available: "No entries found in the {\u2026} database" },
  labels: {
    domain: "Domain",
    created_on: "Created on",
    expires_on: "Expires on",
    updated_on: "Last updated on",
    nameserver: "Domain server",
    "registrant.name": "Registrant name",
    "registrant.address": "Registrant address",
    "-": "Registrant type | Contact firstname | Contact lastname"
  },
  address: contactLines(ending(/^(?<zip>\d{5}) {1,4}(?<city>\S.{0,80})(?:\n(?<country>.{1,200}))?$/u))
});

// src/parse/registries/whois.networksolutions.com.ts
var whois_networksolutions_com_default = registry({
  on: REGISTRAR2,
  phrases: { refused: "The IP address from which you have visited the Network Solutions Registrar WHOIS{\u2026}" },
  block: registrarBlock(([first = ""]) => first.includes("@") ? ["name", "organization"] : ["name"])
});

// src/parse/registries/whois.nic.ai.ts
var whois_nic_ai_default = registry({
  suffixes: ["ai"],
  on: COCCA,
  phrases: { available: "Domain {domain} not registred. | Domain {domain} not registered." },
  labels: {
    domain: "Complete Domain Name",
    registrant: "Organization Using Domain Name",
    nameserver: `
      Primary Server Hostname | Secondary Server Hostname | Third Server Hostname |
      Fourth Server Hostname | Fifth Server Hostname | Sixth Server Hostname
    `,
    "nameserver.ip": `
      Primary Server Netaddress | Secondary Server Netaddress | Third Server Netaddress |
      Fourth Server Netaddress | Fifth Server Netaddress | Sixth Server Netaddress
    `,
    "-": "(I)ndividual (R)ole | NIC Handle (if known) | Name (Last, First) | E-Mailbox | Last paid by"
  },
  contact: {
    organization: "Organization Name",
    address: "Street Address",
    city: "City",
    state: "State",
    zip: "Postal Code",
    country: "Country",
    id: "NIC Handle (if known)",
    name: "Name (Last, First)",
    email: "E-Mailbox",
    "-": "(I)ndividual (R)ole"
  },
  disclaimer: { after: ">>> Last update", skip: /^For more information on/u }
});

// src/parse/registries/whois.nic.ar.ts
var whois_nic_ar_default = registry({
  suffixes: ["ar"],
  marks: ["% La informaci\xF3n a la que est\xE1s accediendo"],
  phrases: {
    available: `
      El dominio no se encuentra registrado en NIC Argentina | El dominio no se encuentra registrado
    `
  },
  labels: {
    domain: "domain",
    "registrant.id": "registrant",
    "registrar.name": "registrar",
    created_on: "registered",
    updated_on: "changed",
    expires_on: "expire",
    "registrant.name": "name",
    "registrant.created_on": "created",
    nameserver: "nserver",
    "-": "contact"
  },
  disclaimer: { skip: /^El dominio/u }
});

// src/parse/registries/whois.nic.asia.ts
var whois_nic_asia_default = registry({
  suffixes: ["asia"],
  on: ICANN2,
  labels: {
    "-": `
      IPR Name | IPR Number | IPR CC Locality | IPR Applied | IPR Registered | IPR Class | IPR Form |
      IPR Entitlement | IPR Type | CED ID | CED CC Locality | CED State/Province | CED City |
      CED Type of Legal Entity | CED Type (Other) | CED Form of Identification | CED Form of ID (Other) |
      CED Identification Number
    `
  },
  roles: { "-": "Registration Agent * | Operations and Notifications *" },
  registrarCode: CODE_IN_PARENTHESES
});

// src/parse/registries/whois.nic.at.ts
var whois_nic_at_default = registry({
  suffixes: ["at"],
  marks: ["source:         AT-DOM"],
  on: RPSL,
  phrases: { available: "nothing found", throttled: "Quota exceeded | quota exceeded {\u2026}" },
  rewrite: [[/^(registrar:.{1,250}) \( https?:\S{1,200} \)$/u, "$1"]],
  labels: {
    "registrar.name": "registrar",
    "registrant.handle": "registrant",
    "nameserver.ip": "remarks",
    "object.name": "personname",
    "object.organization": "organization"
  },
  contact: {
    name: "personname",
    organization: "organization",
    address: "street address",
    zip: "postal code",
    city: "city"
  },
  disclaimer: { skip: /^(?:Copyright|Restricted rights|nothing found|Quota)/iu }
});

// src/parse/registries/whois.nic.bj.ts
var whois_nic_bj_default = registry({
  suffixes: ["bj"],
  on: COCCA,
  phrases: { available: "No records matching {domain} found" },
  rewrite: [[/^Domain:\s{0,40}\(Handle.{0,250}$/u, "handle:"]],
  prepare: onlyTheAsked,
  labels: {
    updated_on: "Last Updated",
    "nameserver.ip": "NS1 IP address | NS2 IP address | NS4 IP address",
    "registrant.name": "Name",
    "registrant.country": "Country",
    "registrant.address": "Address",
    "registrant.phone": "Telephone",
    "registrant.fax": "FAX No",
    "-": "handle | Searching for"
  }
});
function onlyTheAsked(lines) {
  const heading2 = lines.find((line) => line.value.startsWith("Searching for "));
  if (heading2 === void 0) return lines;
  const asked = /^Searching for (\S{1,255}?)\.?\s/u.exec(`${heading2.value} `)?.[1]?.toLowerCase();
  const record = [];
  let block = [];
  const keep = () => {
    if (block.some(({ label, value }) => label === "Domain Name" && value.toLowerCase() === asked))
      record.push(...block);
    block = [];
  };
  for (const line of lines) {
    if (line.label === "Domain" || line.label === "handle") keep();
    block.push(line.value.startsWith(":") ? line.with(line.label, line.value.slice(1).trim()) : line);
    if (line.kind === BLANK) keep();
  }
  keep();
  return record.length > 0 ? record : lines;
}

// src/parse/registries/whois.nic.bo.ts
var whois_nic_bo_default = registry({
  suffixes: ["bo"],
  marks: ["whois.nic.bo solo acepta consultas con dominios .bo"],
  rewrite: [[/^Email:\s{0,40}(\S{1,64}) en (\S{1,255})$/u, "Email: $1@$2"]],
  labels: {
    domain: "Dominio",
    registrant: "TITULAR",
    admin: "CONTACTO ADMINISTRATIVO",
    technical: "CONTACTO TECNICO",
    other: "CONTACTO FINANCIERO",
    created_on: "Fecha de registro",
    expires_on: "Fecha de vencimiento",
    "-": "Email"
  },
  contact: {
    organization: "Organizacion",
    name: "Nombre",
    email: "Email",
    country: "Pais",
    city: "Ciudad",
    address: "Direccion",
    phone: "Telefono"
  }
});

// src/parse/registries/whois.nic.ch.ts
var TOWN5 = /^(?<zip>[A-Z]{1,3}-\d[\dA-Z -]{2,9}?)\s{1,4}(?<city>\p{L}.{0,80})\n(?<country>.{1,80})$/u;
var whois_nic_ch_default = registry({
  aliases: ["whois.nic.li"],
  suffixes: ["ch", "li"],
  marks: ["whois: This information is subject to an Acceptable Use Policy"],
  above: true,
  phrases: { refused: "Requests of this client are not permitted. {\u2026}" },
  rewrite: [[/^(Domain name|Registrar|DNSSEC|First registration date)\t+(.{1,255})$/u, "$1: $2"]],
  labels: {
    domain: "Domain name",
    registrar: "Registrar",
    registrant: "Holder of domain name",
    technical: "Technical contact",
    created_on: "First registration date",
    nameserver: "Name servers",
    "-": "DNSSEC | whois"
  },
  contact: { "-": "Contractual Language" },
  // The address stays as on a letter.
  block: contactLines(top("name"), asWell(country), asWell(ending(TOWN5))),
  disclaimer: { from: "whois: This information", through: "See " },
  postprocess: (draft) => {
    draft.disclaimer = draft.disclaimer?.replace(/^whois: /u, "") ?? null;
    draft.created_on = draft.created_on?.replace(/^before\s/iu, "") ?? null;
  }
});

// src/parse/layouts/generic-nic.ts
var GENERIC_NIC = layout({
  phrases: { available: "Domain {domain} not found" },
  rewrite: [[/^Address of \S{1,253}:(.{0,300})$/u, "Address of:$1"]],
  labels: {
    domain: "Domain",
    created_on: "Created",
    expires_on: "Expiration date",
    nameserver: "Nameserver",
    "registrar.name": "Registrar",
    "registrant.id": "Owner's handle",
    "admin.id": "Administrative Contact's handle",
    "technical.id": "Technical Contact's handle",
    "nameserver.ip": "Address of"
  }
});

// src/parse/registries/whois.nic.ci.ts
var whois_nic_ci_default = registry({
  suffixes: ["ci"],
  on: [GENERIC_NIC, COCCA],
  disclaimer: noticeFrom("All rights reserved")
});

// src/parse/registries/whois.nic.cl.ts
var whois_nic_cl_default = registry({
  suffixes: ["cl"],
  marks: ["%% This is the NIC Chile Whois", "Contacto Administrativo (Administrative Contact):"],
  nameless: true,
  phrases: { available: "{domain} no existe | {domain} no entries found." },
  prepare: lineBelow("ACE", [/^(.{1,300}?)(?: Representada por .{0,300})?$/u, "Titular: $1"]),
  labels: {
    domain: "Domain name | ACE",
    "registrant.name": "Titular | Registrant name",
    "registrant.organization": "Registrant organisation",
    "registrar.name": "Registrar name",
    "registrar.url": "Registrar URL",
    registrar: "Agente Registrador (Registrar)",
    admin: "Contacto Administrativo (Administrative Contact)",
    technical: "Contacto T\xE9cnico (Technical Contact)",
    nameserver: "Servidores de nombre (Domain servers) | Name server",
    created_on: "Creation date | Fecha de creaci\xF3n (Creation date)",
    expires_on: "Expiration date | Fecha de expiraci\xF3n (Expiration date)",
    "-": "(Database last updated on) | M\xE1s informaci\xF3n (More information)"
  },
  contact: { name: "Nombre", organization: "Organizaci\xF3n" }
});

// src/parse/registries/whois.nic.cm.ts
var whois_nic_cm_default = registry({
  aliases: ["whois.netcom.cm"],
  suffixes: ["cm"],
  on: COCCA,
  phrases: { available: "Not Registered" }
});

// src/parse/registries/whois.nic.coop.ts
var whois_nic_coop_default = registry({
  suffixes: ["coop"],
  on: CENTRALNIC,
  phrases: { available: "No domain records were found to match {domain}" },
  rewrite: [
    // `Contact Type: admin` is the heading of its paragraph.
    [/^Contact Type:\s{0,40}(\w{1,20})$/u, "Contact $1:"]
  ],
  labels: {
    created_on: "Created",
    updated_on: "Last updated",
    expires_on: "Expiry Date",
    nameserver: "Host Name",
    registrant: "Contact registrant",
    admin: "Contact admin",
    technical: "Contact tech",
    other: "Contact billing",
    // The billing contact's paragraph has the others' labels.
    "-": `
      Contact ID | Name | Organisation | Street | City | State/Province | Postal code | Country | Voice |
      Fax | Email | Voice extn | Fax extn | Created by ID | Last updated by | Last updated by ID |
      Last transferred | Host ID
    `
  },
  contact: {
    id: "Contact ID",
    name: "Name",
    organization: "Organisation",
    address: "Street",
    city: "City",
    state: "State/Province",
    zip: "Postal code",
    country: "Country",
    phone: "Voice",
    fax: "Fax",
    email: "Email",
    "-": "Voice extn | Fax extn"
  },
  disclaimer: (lines, text) => {
    const from = lines.findIndex((line) => text.startsWith("The .coop registry WHOIS", line.start));
    return from < 0 ? accessNotice(lines, text) : lines.slice(from);
  }
});

// src/parse/registries/whois.nic.dz.ts
var whois_nic_dz_default = registry({
  suffixes: ["dz", "xn--lgbbat1ad8j"],
  zone: "Africa/Algiers",
  dates: "dmy",
  phrases: { available: "NO OBJECT FOUND!" },
  rewrite: WITHOUT_LEADERS,
  labels: {
    domain: "object | Nom de domaine",
    "registrant.organization": "Description",
    "registrar.name": "Registrar",
    created_on: "Date de creation",
    "-": "type"
  },
  roles: {
    admin: "* administratif | * contact administratif",
    technical: "* technique | * contact technique"
  },
  contact: {
    name: "Contact",
    organization: "Organisme",
    address: "Adresse",
    phone: "Telephone",
    fax: "Fax",
    email: "Mail"
  },
  disclaimer: {}
});

// src/parse/registries/whois.nic.ec.ts
var whois_nic_ec_default = registry({
  suffixes: ["ec"],
  on: COCCA,
  disclaimer: noticeFrom("Los datos")
});

// src/parse/registries/whois.nic.es.ts
var whois_nic_es_default = registry({
  suffixes: ["es", "com.es", "nom.es", "org.es", "gob.es", "edu.es"],
  marks: ["Conditions of use for the whois service via port 43 for .es"],
  zone: "Europe/Madrid",
  dates: "dmy",
  phrases: {
    available: "There is no information available on the domain consulted",
    refused: `
      The IP address used to perform the query is not authorised{\u2026} |
      The IP address used to perform the query is not authorized{\u2026}
    `
  },
  labels: {
    details: "Domain",
    domain: "Domain Name",
    created_on: "Creation Date",
    expires_on: "Expiration Date",
    registrant: "Registrant",
    "registrant.name": "Registrant Name",
    nameserver: "Domain Servers | Name Server",
    "nameserver.ip": "IPv4 Server | IPv6 Server",
    "-": "LAST UPDATE"
  },
  disclaimer: { from: "Conditions of use", until: "-----" },
  postprocess: writeYearsOut
});
var SHORT = /^(\d\d\/\d\d\/)(\d\d)$/u;
var FIRST_YEAR2 = 1988;
function writeYearsOut(draft) {
  for (const field of ["created_on", "updated_on", "expires_on"]) {
    const [, dayAndMonth, year] = SHORT.exec(draft[field] ?? "") ?? [];
    if (year !== void 0)
      draft[field] = `${dayAndMonth}${Number(year) < FIRST_YEAR2 % 100 ? "20" : "19"}${year}`;
  }
}

// src/parse/registries/whois.nic.gov.ts
var whois_nic_gov_default = registry({
  aliases: ["whois.dotgov.gov"],
  suffixes: ["gov", "fed.us"],
  marks: ["% DOTGOV WHOIS Server"],
  on: ICANN2,
  phrases: { available: "No match for {domain}." },
  roles: { "-": "Security * | Registry Security *" },
  disclaimer: { after: ">>> Last update", skip: /^For more information on Whois status codes/u }
});

// src/parse/registries/whois.nic.hn.ts
var whois_nic_hn_default = registry({
  suffixes: ["hn"],
  on: COCCA,
  disclaimer: noticeFrom("Terminos de Uso", "T\xE9rminos de Uso")
});

// src/parse/registries/whois.nic.hu.ts
var whois_nic_hu_default = registry({
  suffixes: ["hu"],
  phrases: { available: "Nincs tal\xE1lat / No match | Nincs talalat / No match" },
  labels: {
    domain: "domain",
    created_on: "record created",
    "-": "Tov\xE1bbi adatok\xE9rt ld | Tovabbi adatokert ld | For further data see"
  }
});

// src/parse/registries/whois.nic.im.ts
var HEADING3 = /^(?:Domain Managers|Domain Owners \/ Registrant|(?:Administrative|Billing|Technical) Contact|Domain Details)$/u;
var whois_nic_im_default = registry({
  suffixes: ["im"],
  marks: ["Domain Owners / Registrant"],
  dates: "dmy",
  phrases: { available: "The domain {domain} was not found", reserved: "The domain {domain} is reserved{\u2026}" },
  rewrite: [
    [HEADING3, "[$&]"],
    [/^Address$/u, "Address:"]
  ],
  prepare: goesOn2("Address"),
  labels: {
    domain: "Domain Name",
    registrar: "Domain Managers",
    registrant: "Domain Owners / Registrant",
    admin: "Administrative Contact",
    other: "Billing Contact",
    technical: "Technical Contact",
    details: "Domain Details",
    expires_on: "Expiry Date",
    nameserver: "Name Server"
  },
  contact: { name: "Name", address: "Address" },
  registrar: { name: "Name", "-": "Address" },
  address: readBritishAddress
});

// src/parse/registries/whois.nic.ir.ts
var HOLDER2 = /^\(Domain Holder( Address)?\) (.{1,400})$/u;
var whois_nic_ir_default = registry({
  suffixes: ["ir", "xn--mgba3a4f16a"],
  marks: ["% This is the IRNIC Whois server"],
  on: RPSL,
  phrases: {
    available: "ERROR:101: no entries found | No entries found in the selected source(s)",
    // A cut-off `% Available on web at …`, no word on the name.
    failed: "Available",
    throttled: "ERROR:201: {\u2026} | ERROR:202: {\u2026}"
  },
  labels: {
    updated_on: "last-updated",
    expires_on: "expire-date",
    "object.organization": "org",
    "-": "ascii | remarks | bill-c | dnssec"
  },
  contact: { organization: "org" },
  disclaimer: {
    mark: "%",
    from: "Available on web at",
    until: "Information related to",
    skip: /^(?:NOTE: This output|ERROR:|No entries)/u
  },
  postprocess: holderInRemarks
});
function holderInRemarks({ registrant, handles, objects: objects2 }, lines) {
  const handle = handles.find(({ role }) => role === "registrant")?.id;
  if (objects2.some(({ id }) => id === handle)) return;
  for (const line of lines) {
    const [, address, value] = (line.label === "remarks" ? HOLDER2.exec(line.value) : null) ?? [];
    if (value === void 0) continue;
    const [holder = new ContactDraft()] = registrant;
    if (registrant.length === 0) registrant.push(holder);
    holder.used = true;
    if (address === void 0) holder.name ??= value;
    else holder.address ??= value;
  }
}

// src/parse/registries/whois.nic.it.ts
var FIVE_LINES = /^(?<city>.{1,200})\n(?<zip>.{1,200})\n(?<state>.{1,200})\n(?<country>.{1,200})$/u;
var FOUR_LINES = /^(?<city>.{1,200})\n(?:(?<zip>\D{0,40}\d.{0,200})|(?<state>.{1,200}))\n(?<country>.{1,200})$/u;
var whois_nic_it_default = registry({
  suffixes: ["it"],
  marks: ["* Please note that the following result could be a subgroup"],
  phrases: { failed: "Service temporarily unavailable", invalid: "Invalid domain{\u2026}" },
  labels: {
    domain: "Domain",
    status: "Status",
    created_on: "Created",
    updated_on: "Last Update",
    expires_on: "Expire Date",
    registrant: "Registrant",
    admin: "Admin Contact",
    technical: "Technical Contacts",
    registrar: "Registrar",
    nameserver: "Nameservers",
    "-": "Signed | DNSSEC"
  },
  contact: {
    id: "ContactID",
    name: "Name",
    organization: "Organization",
    address: "Address",
    created_on: "Created",
    updated_on: "Last Update"
  },
  registrar: { organization: "Organization", name: "Name", url: "Web", "-": "DNSSEC" },
  status: {
    inactive: "inactive | noRegistrar | NO-REGISTRAR",
    registered: "NO-PROVIDER | challenged",
    redemption: "pendingDelete / pendingDelete | PENDING-DELETE"
  },
  address: contactLines(below(1, ending(FIVE_LINES, FOUR_LINES))),
  disclaimer: { mark: "*" },
  registrarNameIsId: true,
  postprocess: takeOrganizations
});
function takeOrganizations({ registrant, admin, technical }) {
  for (const contact of [...registrant, ...admin, ...technical]) {
    const [first = "", ...street] = contact.address?.split("\n") ?? [];
    if (contact.organization !== null || street.length === 0 || /\d/u.test(first)) continue;
    if (contact.id?.endsWith("-ITNIC") !== true) continue;
    contact.organization = first;
    contact.address = street.join("\n");
  }
}

// src/parse/registries/whois.nic.jobs.ts
var whois_nic_jobs_default = registry({
  aliases: ["jobswhois.verisign-grs.com"],
  suffixes: ["jobs"],
  on: VERISIGN2,
  phrases: { available: "No match for {domain.jobs} | No match for domain {domain.jobs}" }
});

// src/parse/registries/whois.nic.kz.ts
var whois_nic_kz_default = registry({
  suffixes: ["kz", "xn--80ao21a"],
  marks: ["Whois Server for the KZ top level"],
  phrases: { available: "*** Nothing found for this query." },
  labels: {
    domain: "Domain Name",
    registrant: "Organization Using Domain Name",
    admin: "Administrative Contact/Agent",
    details: "Nameserver in listed order",
    "nameserver.ip": "Primary ip address | Secondary ip address",
    nameserver: "Primary server | Secondary server",
    created_on: "Domain created",
    updated_on: "Last modified",
    status: "Domain status",
    "registrar.name": "Current Registar | Current Registrar",
    "-": "Registar created"
  },
  contact: {
    id: "NIC Handle",
    name: "Name",
    organization: "Organization Name",
    address: "Street Address",
    city: "City",
    state: "State",
    zip: "Postal Code",
    country: "Country",
    phone: "Phone Number",
    fax: "Fax Number",
    email: "Email Address"
  }
});

// src/parse/registries/whois.nic.lk.ts
var whois_nic_lk_default = registry({
  suffixes: ["lk", "xn--fzc2c9e2c", "xn--xkc2al3hye2a"],
  marks: ["This Service is Provided by the LK Domain Registry"],
  zone: "Asia/Colombo",
  phrases: { available: "This Domain is not available in our whois database" },
  labels: {
    registrant: "Registrant",
    domain: "Domain Name",
    created_on: "Created on",
    expires_on: "Expires on",
    updated_on: "Record last updated on",
    nameserver: "Domain Servers in listed order",
    other: "Resource Records | Mail Server Records",
    "-": "Unicode Domain | Cateogry"
  },
  placeholders: /^null$/u
});

// src/parse/registries/whois.nic.lv.ts
var whois_nic_lv_default = registry({
  suffixes: ["lv"],
  phrases: { available: "Status: free" },
  labels: {
    domain: "Domain",
    status: "Status",
    updated_on: "Changed",
    registrant: "Holder",
    technical: "Tech",
    admin: "Admin",
    registrar: "Registrar",
    nameserver: "Nservers | Nserver",
    other: "Whois | Disclaimer",
    // When the server last read its database.
    "-": "Updated | Type | RegNr | Visit"
  },
  contact: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    fax: "Fax",
    address: "Address",
    country: "Country",
    "-": "Type | RegNr"
  },
  registrar: { name: "Name", "-": "Type | Email | Phone | Fax | Address | RegNr" },
  disclaimer: {}
});

// src/parse/registries/whois.nic.ly.ts
var whois_nic_ly_default = registry({
  suffixes: ["ly"],
  on: COCCA,
  labels: {
    updated_on: "Updated",
    expires_on: "Expired",
    nameserver: "Domain servers in listed order",
    "-": "Whois information provided by | -For Whois usage policy please check"
  },
  contact: { zip: "Zip/Postal code", phone: "Phone", fax: "Fax" },
  block: contactLines(
    ending(/^(?<email>.{1,200}@.{0,200})$/u),
    top("organization", "name"),
    below(1, ending(/^(?<city>.*)\n(?<state>.*)\n(?<country>.*)$/u))
  )
});

// src/parse/registries/whois.nic.md.ts
var whois_nic_md_default = registry({
  suffixes: ["md"],
  marks: ["% \xA9 NIC.MD"],
  phrases: { available: "No match for | No match for {domain}" },
  labels: {
    domain: "Domain name",
    status: "Domain state",
    "registrant.name": "Registrant",
    "registrar.name": "Registrar",
    created_on: "Created | Registered on",
    expires_on: "Expiration date | Expires on",
    nameserver: "Name server | NameServer",
    "-": "DNS update"
  }
});

// src/parse/registries/whois.nic.me.ts
var whois_nic_me_default = registry({
  suffixes: ["me"],
  on: ICANN2,
  registrarCode: /^(?<name>.{1,200}\S)\s{1,4}(?<id>R\d{1,8}-ME)(?:\s{1,4}\(\d{1,9}\))?$/u
});

// src/parse/registries/whois.nic.museum.ts
var whois_nic_museum_default = registry({
  aliases: ["whois.museum"],
  suffixes: ["museum"],
  on: CORE,
  labels: {
    "-": "Registrant Contact Status | Admin Contact Status | Tech Contact Status | Billing Contact Status"
  }
});

// src/parse/registries/whois.nic.name.ts
var whois_nic_name_default = registry({
  suffixes: ["name"],
  on: VERISIGN2,
  phrases: {
    reserved: "Third level registrations may be available on this name",
    available: "No match for {domain.name} | No match for domain {domain.name}"
  }
});

// src/parse/registries/whois.nic.net.sa.ts
var whois_nic_net_sa_default = registry({
  aliases: ["whois.saudinic.net.sa", "whois.nic.sa"],
  suffixes: ["sa", "xn--mgberp4a5d4ar"],
  marks: ["% SaudiNIC Whois server"],
  phrases: { available: "No Match for {domain}" },
  labels: {
    domain: "Domain Name",
    registrant: "Registrant",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    nameserver: "Name Servers",
    created_on: "Created on",
    updated_on: "Last Updated on",
    "-": "DNSSEC"
  },
  contact: { address: "Address" },
  block: contactLines(
    opening(/^(?<name>.{1,200}?)\s{1,4}\((?<id>[\w-]{3,40})\)$/u, /^(?<name>.*)$/u),
    ending(/^(?<country>.{1,80})$/u),
    opening(/^(?<zip>\d{3,10})?\s{0,4}(?<city>.{0,200})$/u)
  )
});

// src/parse/registries/whois.nic.org.uy.ts
var PERSON2 = /^(?<name>[^()]{1,200}?)\s{1,4}\((?<id>[^()\s]{1,60})\)(?:\s{1,8}(?<email>\S{1,255}))?$/u;
var PHONES = /^(?<phone>\+?\d[\d\s().-]{4,40}?)(?:\s?\(FAX\)\s{0,4}(?<fax>\+?\d[\d\s.-]{4,40}))?$/u;
var whois_nic_org_uy_default = registry({
  suffixes: ["uy"],
  marks: ["Servidor Whois de NIC-Uruguay"],
  zone: "America/Montevideo",
  phrases: { available: "No match for {domain}" },
  labels: {
    registrant: "Titular",
    domain: "Nombre de Dominio",
    "registrar.name": "Registrado por",
    admin: "Contacto Administrativo",
    technical: "Contacto Tecnico",
    other: "Contacto de Cobranza",
    updated_on: "Ultima Actualizacion",
    created_on: "Fecha de Creacion",
    status: "Estatus del dominio",
    nameserver: "Servidor(es) de Nombres de Dominio"
  },
  block: contactLines(
    opening(PERSON2, /^(?<name>.*)$/u),
    ending(PHONES),
    // Stands for a town and a country that nobody gave.
    without(/^(?:NOT AVAILABLE|\s){1,20}$/u),
    when(({ name }, [next]) => next === name, top("organization"))
  )
});

// src/parse/registries/whois.nic.pr.ts
var whois_nic_pr_default = registry({
  suffixes: ["pr"],
  marks: ["% NIC.PR WHOIS server"],
  on: ICANN2,
  phrases: {
    available: "The domain {domain} is not registered",
    failed: "Connection attempt failed {domain} | Connection attempt failed"
  },
  labels: { domain: "Domain", nameserver: "DNS" },
  disclaimer: { from: ["The data in NIC.PR", "Terms of Use"], through: "abide by these terms" }
});

// src/parse/registries/whois.nic.priv.at.ts
var whois_nic_priv_at_default = registry({
  suffixes: ["priv.at"],
  on: RPSL,
  phrases: { available: "No entries found for the selected source(s)" },
  labels: { "-": "descr" },
  disclaimer: { skip: /^No entries found/u }
});

// src/parse/registries/whois.nic.sl.ts
var whois_nic_sl_default = registry({
  suffixes: ["sl"],
  on: COCCA,
  labels: {
    created_on: "Registration Date",
    updated_on: "Last Updated",
    "-": "Source IP | Server Time | Queries Left | SIMPLE WORDS"
  },
  roles: { registrant: "Registrant *", admin: "Administrative *", technical: "Technical *" },
  contact: {
    id: "Handle",
    name: "Name",
    organization: "Company",
    address: "Street",
    city: "City",
    state: "State",
    country: "Country",
    phone: "Voice",
    fax: "Fax",
    email: "Email",
    zip: "Postal"
  },
  disclaimer: { from: "You are not authorized", through: "terms at any time" }
});

// src/parse/registries/whois.nic.sm.ts
var whois_nic_sm_default = registry({
  suffixes: ["sm"],
  zone: "Europe/San_Marino",
  dates: "dmy",
  phrases: { available: "No entries found", failed: "Error: service unavailable" },
  labels: {
    domain: "Domain Name",
    created_on: "Registration date",
    updated_on: "Last Update",
    status: "Status",
    registrant: "Owner",
    technical: "Technical Contact",
    nameserver: "DNS Servers"
  },
  contact: { phone: "Phone", fax: "Fax", email: "Email" },
  block: contactLines(
    country,
    ending(
      /^[A-Z]{1,3}[\s-]{1,2}(?<zip>[\dA-Z][\dA-Z-]{2,9})\s{1,2}(?<city>[^()]{1,60}?)(?:\s{1,2}\((?<state>[^()]{1,40})\))?$/u
    ),
    top("name"),
    when((_, lines) => lines.length > 1, top("organization"))
  )
});

// src/parse/registries/whois.nic.sn.ts
var whois_nic_sn_default = registry({
  suffixes: ["sn"],
  on: GENERIC_NIC,
  labels: {
    domain_id: "Domain ID",
    domain: "Nom de domaine",
    created_on: "Date de creation",
    updated_on: "Derniere modification",
    expires_on: "Date d'expiration",
    status: "Etat",
    registrant: "Cod Registrant",
    admin: "ID Contact Admin",
    technical: "ID Contact Tech",
    nameserver: "Serveur",
    "-": "Extension"
  },
  roles: { registrant: "* Registrant", admin: "* Contact Admin", technical: "* Contact Tech" },
  contact: {
    surname: "Nom",
    name: "Prenoms",
    address: "Adresse",
    city: "Ville",
    country: "Pays",
    phone: "Telephone",
    fax: "Fax",
    email: "Courriel"
  },
  status: { expired: "expire", pending_delete: "supprime" },
  block: handleLine,
  disclaimer: { from: "Les informations fournies", until: "===" },
  registrarNameIsId: true,
  postprocess: joinSuffix
});
function joinSuffix(draft, lines) {
  const suffix = lines.find((line) => line.label === "Extension")?.value ?? "";
  if (draft.domain !== null && /^\.\w/u.test(suffix) && !draft.domain.includes(".")) draft.domain += suffix;
}

// src/parse/registries/whois.nic.so.ts
var whois_nic_so_default = registry({
  suffixes: ["so"],
  marks: ['Whois Results for "'],
  on: ICANN2,
  roles: { registrant: "Registrant *", admin: "Admin *", technical: "Tech *", "-": "Billing *" },
  contact: {
    name: "Internationalized Name",
    organization: "Internationalized Organization",
    address: "Internationalized Street",
    city: "Internationalized City",
    state: "Internationalized State | Internationalized State/Province",
    zip: "Internationalized Postal Code",
    country: "Internationalized Country",
    id: "Contact ID",
    phone: "Voice Number",
    fax: "Fax Number"
  }
});

// src/parse/registries/whois.nic.st.ts
var whois_nic_st_default = registry({
  suffixes: ["st"],
  phrases: { available: "No entries found for domain {domain}" },
  labels: {
    domain: "Domain Name | DOMAIN",
    "registrar.name": "Registrar | REGISTRATION-SERVICE-PROVIDER",
    "registrar.url": "URL",
    nameserver: "Name Server | nameserver",
    status: "Status",
    created_on: "Creation Date | created-date",
    updated_on: "Updated Date | updated-date",
    expires_on: "Expiration Date | expiration-date"
  },
  roles: { registrant: "registrant-*", admin: "admin-*", technical: "tech-*", "-": "billing-*" },
  contact: {
    organization: "organization",
    name: "name",
    address: "street",
    city: "city",
    state: "state",
    zip: "zip",
    country: "country",
    phone: "phone",
    fax: "fax",
    email: "email"
  },
  disclaimer: { from: "The data in the ST Registry", until: "DOMAIN:" },
  postprocess: takeTimes
});
function takeTimes(draft, lines) {
  const last = (label) => lines.findLast((line) => line.label === label && line.value !== "")?.value;
  draft.created_on = last("created-date") ?? draft.created_on;
  draft.updated_on = last("updated-date") ?? draft.updated_on;
  draft.expires_on = last("expiration-date") ?? draft.expires_on;
}

// src/parse/registries/whois.nic.tc.ts
var whois_nic_tc_default = registry({
  suffixes: ["tc"],
  on: COCCA,
  labels: { "-": "&gt;&gt;&gt; Last update of WHOIS database" },
  disclaimer: { from: "The data in the WHOIS database of", through: "By submitting this query" }
});

// src/parse/registries/whois.nic.tm.ts
var whois_nic_tm_default = registry({
  suffixes: ["tm"],
  on: ICB,
  address: contactLines(country)
});

// src/parse/registries/whois.nic.travel.ts
var whois_nic_travel_default = registry({
  suffixes: ["travel"],
  on: ICANN2,
  disclaimer: { after: ">>>", skip: /^For more information on Whois status codes/u }
});

// src/parse/registries/whois.nic.tv.ts
var whois_nic_tv_default = registry({
  aliases: ["tvwhois.verisign-grs.com"],
  suffixes: ["tv"],
  on: VERISIGN2,
  phrases: { available: "No match for {domain.tv} | No match for domain {domain.tv}" }
});

// src/parse/registries/whois.nic.uk.ts
var TAG = /\s*\[Tag = ([^\]]{1,40})\]$/u;
var DIRECTLY = /registered directly with (\w{1,40})/u;
var whois_nic_uk_default = registry({
  suffixes: ["uk"],
  marks: ["This WHOIS information is provided for free by Nominet", "Copyright Nominet UK"],
  phrases: {
    available: 'No match for "{domain}" | This domain name has not been registered',
    reserved: "This domain name is reserved{\u2026} | Right of registration{\u2026}",
    invalid: "This domain cannot be registered because it contravenes {\u2026}",
    throttled: "and will be replenished in {\u2026} | Sorry, you have exceeded {\u2026}"
  },
  labels: {
    domain: "Domain name",
    registrar: "Registrar",
    details: "Relevant dates",
    created_on: "Registered on",
    expires_on: "Expiry date | Renewal date",
    updated_on: "Last updated",
    status: "Registration status",
    nameserver: "Name servers",
    other: "Data validation | DNSSEC | Registered through | Trading as | Registrant type",
    registrant: "Registrant",
    "registrant.address": "Registrant's address",
    "-": "Error for | URL"
  },
  registrar: { url: "URL" },
  prefixes: { "-": "WHOIS lookup made at" },
  status: {
    suspended: "*** This registration has been SUSPENDED. ***",
    reserved: "No registration status listed"
  },
  address: readBritishAddress,
  disclaimer: { after: "--" },
  postprocess: readTradingName
});
function readTradingName({ registrar }) {
  const line = registrar?.name ?? null;
  if (registrar === null || line === null) return;
  const tag = TAG.exec(line);
  const [company = "", trading = ""] = line.slice(0, tag?.index ?? line.length).split(" t/a ", 2).map((name) => name.trim());
  registrar.id = tag?.[1] ?? registrar.id;
  registrar.name = DIRECTLY.exec(line)?.[1] ?? ([trading, company].find((name) => name !== "") || null);
  if (trading !== "" && company !== "") registrar.organization = company;
}

// src/parse/registries/whois.nic.ve.ts
var TOWN6 = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})$/u;
var TOWN_AND_STATE = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})\n(?<state>.{1,80})$/u;
var FORMER_TOWN = /^(?<city>.{0,100}?)(?:,\s{0,4}(?<state>[^,]{0,60}?))?\s{2,8}(?<country>[A-Z .]{2,40})$/u;
var PERSON3 = /^(?<name>.{1,200}?)\s{0,8}(?:\((?<id>[^()\s]{3,80})\))?\s{1,8}(?<email>\S{1,64}@\S{1,255})$/u;
var NUMBERS3 = /^(?<phone>[\d+(][^A-Z]{3,40}?)?\s{0,4}(?:\(FAX\)\s{0,4}(?<fax>.{0,40}))?$/u;
var whois_nic_ve_default = registry({
  suffixes: ["ve"],
  marks: ["Servidor Whois de NIC-Venezuela", "Servidor Whois del Centro de Informaci\xF3n"],
  on: FRED,
  dates: "dmy",
  phrases: { available: "No match for {domain}." },
  labels: {
    registrant: "Titular",
    domain: "Nombre de Dominio",
    admin: "Contacto Administrativo",
    technical: "Contacto Tecnico | Contacto T\xE9cnico",
    other: "Contacto de Cobranza",
    expires_on: "Fecha de Vencimiento",
    updated_on: "Ultima Actualizacion | Ultima Actualizaci\xF3n",
    created_on: "Fecha de Creacion | Fecha de Creaci\xF3n",
    status: "Estatus del dominio",
    nameserver: "Servidor(es) de Nombres de Dominio",
    "-": "Whoisd Server Version | Timestamp"
  },
  block: contactLines(
    opening(PERSON3, /^(?<name>.*)$/u),
    top("organization"),
    ending(NUMBERS3),
    ending(FORMER_TOWN)
  ),
  address: contactLines(
    below(1, country),
    when(({ country: country2 }) => country2 !== void 0, below(1, ending(TOWN_AND_STATE, TOWN6)))
  ),
  disclaimer: { skip: /^(?:Servidor|Este servidor|Whoisd|Timestamp)/u }
});

// src/parse/registries/whois.nic.xin.ts
var whois_nic_xin_default = registry({
  suffixes: ["xin"],
  on: ICANN2,
  labels: { "-": "Registrant Credit" }
});

// src/parse/registries/whois.nixiregistry.in.ts
var whois_nixiregistry_in_default = registry({
  aliases: ["whois.inregistry.net", "whois.inregistry.in", "whois.registry.in"],
  suffixes: wordsOf(`
    in | xn--2scrj9c | xn--3hcrj9c | xn--45br5cyl | xn--45brj9c | xn--fpcrj9c3d | xn--gecrj9c |
    xn--h2breg3eve | xn--h2brj9c | xn--h2brj9c8c | xn--mgbbh1a | xn--mgbbh1a71e | xn--mgbgu82a |
    xn--rvc1e0am3e | xn--s9brj9c | xn--xkc2dl3a5ee0h
  `),
  marks: ["Access to .IN WHOIS information"],
  on: AFILIAS,
  disclaimer: { from: "Access to .IN WHOIS", until: "Domain ID" }
});

// src/parse/registries/whois.norid.no.ts
var whois_norid_no_default = registry({
  suffixes: ["no"],
  marks: ["% Kopibeskyttet", "NORID Handle..."],
  phrases: {
    available: "No match",
    invalid: "Invalid query{\u2026} | Not a valid domain name{\u2026}",
    throttled: "Too many queries{\u2026} | Limit exceeded{\u2026} | Quota exceeded{\u2026}"
  },
  prepare: [nameOrganizations, joinParagraphs],
  labels: {
    "object.id": "NORID Handle",
    details: "Domain Information | Additional information",
    domain: "Domain Name",
    "technical.handle": "Tech-c Handle",
    "registrar.id": "Registrar Handle",
    created_on: "Created",
    updated_on: "Last updated",
    "registrant.handle": "Domain Holder Handle",
    "admin.handle": "Legal-c Handle | Admin-c Handle",
    "-": `
      Name Server Handle | DNSSEC | DS Key Tag | Algorithm | Digest Type | Digest | Key Flags |
      Key Protocol | Key Algorithm | Key Public | Type | Id Type | Id Number
    `
  },
  contact: {
    name: "Name",
    organization: "Organization",
    address: "Post Address",
    zip: "Postal Code",
    city: "Postal Area",
    country: "Country",
    fax: "Fax Number",
    email: "Email Address",
    created_on: "Created",
    updated_on: "Last updated",
    phone: "Phone Number | Mobile Number",
    "-": "Type | Id Type | Id Number | Registrar Handle"
  },
  disclaimer: { until: "No match" },
  postprocess: (draft) => {
    draft.domain_id ??= draft.objects.shift()?.id ?? null;
    handlesAlone(draft);
  }
});
function nameOrganizations(lines) {
  let type = "";
  return lines.map((line) => {
    if (line.label === "NORID Handle") type = "";
    if (line.label === "Type") type = line.value;
    return line.label === "Name" && type === "organization" ? line.with("Organization", line.value) : line;
  });
}
function joinParagraphs(lines) {
  let objects2 = 0;
  const joined2 = [];
  for (const [at2, line] of lines.entries()) {
    if (line.label === "NORID Handle") objects2++;
    if (objects2 > 1 && (goesOn3(line) || line.kind === BLANK && isAboveMore(lines, at2))) continue;
    joined2.push(line);
  }
  return joined2;
}
var goesOn3 = ({ label }) => label === "Additional information";
function isAboveMore(lines, at2) {
  const next = lines.slice(at2 + 1, at2 + 4).find(({ kind }) => kind !== BLANK);
  return next !== void 0 && goesOn3(next);
}

// src/parse/registries/whois.ovh.com.ts
var whois_ovh_com_default = registry({
  on: REGISTRAR2,
  labels: {
    "registrar.name": "Registrar of Record",
    "-": "local time | gmt time | last modify | request from"
  },
  block: registrarBlock(["name"], [/^(?<zip>[\w -]{3,10}), (?<city>[^\n]{2,60})$/u]),
  disclaimer: formerNotice({ from: "The data", until: "local time" })
});

// src/parse/registries/whois.pairdomains.com.ts
var whois_pairdomains_com_default = registry({
  aliases: ["whois.pairnic.com"],
  on: REGISTRAR2,
  phrases: { available: "No matching domain name found" }
});

// src/parse/registries/whois.psi-usa.info.ts
var whois_psi_usa_info_default = registry({
  aliases: ["whois.internetx.com", "whois.schlundtech.com"],
  marks: ["[owner-c] handle:"],
  on: REGISTRAR2,
  rewrite: [[/^\[([a-z-]{2,20})\] ([a-z]{2,12}):(.{0,500})$/u, "$1 $2:$3"]],
  labels: {
    domain: "domain",
    status: "status",
    nameserver: "nserver",
    // Each stands once more as its contact's handle.
    "-": "owner-c | admin-c | tech-c | zone-c"
  },
  roles: { registrant: "owner-c *", admin: "admin-c *", technical: "tech-c *", "-": "zone-c *" },
  contact: {
    id: "handle",
    name: "fname",
    surname: "lname",
    organization: "org",
    address: "address",
    city: "city",
    country: "country",
    state: "state",
    phone: "phone",
    fax: "fax",
    email: "email",
    updated_on: "updated",
    zip: "pcode",
    "-": "type | title | protection"
  }
});

// src/parse/registries/whois.publicdomainregistry.com.ts
var whois_publicdomainregistry_com_default = registry({
  on: REGISTRAR2,
  labels: {
    registrant: "Registrant Contact Details",
    admin: "Administrative Contact Details",
    technical: "Technical Contact Details",
    other: "Billing Contact Details",
    created_on: "Registration Date",
    "-": "Note"
  },
  block: registrarBlock(
    ["organization", "name"],
    [/^(?<city>[^\n,]{2,60})\n(?<state>[^\n,]{2,60}),(?<zip>[^\n,]{2,20})$/u]
  )
});

// src/parse/registries/whois.punktum.dk.ts
var whois_punktum_dk_default = registry({
  aliases: ["whois.dk-hostmaster.dk"],
  suffixes: ["dk"],
  phrases: {
    available: "No entries found for the selected source",
    throttled: "Too many connections | Too many requests"
  },
  labels: {
    domain: "Domain",
    created_on: "Registered",
    expires_on: "Expires",
    registrar: "Registrar",
    status: "Status",
    registrant: "Registrant",
    admin: "Administrator",
    nameserver: "Nameservers | Hostname",
    // `DNS` is the name as it stands in the zone, `VID` the registry's lock.
    "-": "DNS | Registration period | VID | DNSSEC | Handle"
  },
  contact: {
    id: "Handle",
    name: "Name",
    address: "Address",
    zip: "Postalcode",
    city: "City",
    country: "Country",
    phone: "Phone",
    "-": "Attention"
  },
  registrar: { "-": "DNSSEC | Registration period | VID" },
  status: { unavailable: "Offered to waiting list" },
  disclaimer: { skip: /^(?:Hello |Copyright|Version:|Use option|Whois HELP|Too many|No entries)/u }
});

// src/parse/registries/whois.register.bg.ts
var whois_register_bg_default = registry({
  suffixes: ["bg"],
  dates: "dmy",
  phrases: { available: "Domain name {domain} does not exist in database" },
  labels: {
    domain: "DOMAIN NAME",
    created_on: "activated on",
    expires_on: "expires at",
    status: "registration status",
    registrant: "REGISTRANT",
    admin: "ADMINISTRATIVE CONTACT",
    technical: "TECHNICAL CONTACT(S)",
    nameserver: "NAME SERVER INFORMATION",
    "-": "requested on | processed from | DNSSEC"
  },
  contact: { phone: "tel", fax: "fax", id: "NIC handle" },
  status: { inactive: "busy, inactive" },
  block: contactLines(
    spelled(/^\.$/u, ""),
    top("name"),
    opening(/^(?<email>[^\s@]{1,64}@[^\s@]{1,255})$/u),
    when(({ email }, lines) => email !== void 0 && lines.length > 3, top("organization")),
    without(/^$/u),
    below(1, ending(/^(?<country>[^,]{1,80})$/u)),
    below(1, ending(/^(?<city>[^,]{1,80})(?:,(?<zip>.{0,20}))?$/u))
  ),
  disclaimer: { from: "According to REGULATION" }
});

// src/parse/registries/whois.register.si.ts
var whois_register_si_default = registry({
  aliases: ["whois.arnes.si"],
  suffixes: ["si"],
  marks: ["% This is ARNES whois database"],
  phrases: {
    available: "No entries found for the selected source(s)",
    throttled: "Query limit exceeded{\u2026} | Your query limit{\u2026}"
  },
  labels: {
    domain: "domain",
    registrar: "registrar",
    "registrar.url": "registrar-url",
    nameserver: "nameserver",
    "registrant.id": "registrant",
    status: "status",
    created_on: "created",
    expires_on: "expire",
    other: "Domain holder | Tech | Admin",
    "-": "source | dnssec | ds"
  },
  disclaimer: { mark: "%", from: "Rights restricted", skip: /^(?:No entries found|For more information)/u }
});

// src/parse/registries/whois.registre.ma.ts
var whois_registre_ma_default = registry({
  aliases: ["whois.iam.net.ma"],
  suffixes: ["ma"],
  on: COCCA,
  phrases: {
    available: "error 230 No Objects Found",
    invalid: "error 340 Invalid Query Syntax{\u2026} | error 338 Invalid Directive Syntax{\u2026}",
    throttled: "error 331 Requested Limit Exceeded{\u2026}",
    refused: "error 336 Object Not Authorized{\u2026} | error 401 Not Authorized For Directive{\u2026}",
    failed: `
      error 402 Unidentified Error{\u2026} | error 500 Memory Allocation Problem{\u2026} |
      error 501 Service Not Available{\u2026} | error 502 Unrecoverable Error{\u2026} |
      error 503 Idle Time Exceeded{\u2026}
    `
  },
  rewrite: [[/^domain:\s{0,4}([A-Za-z-]{1,40})(?:;I)?:(.{0,2000})$/u, "$1: $2"]],
  labels: {
    domain_id: "ID",
    updated_on: "Updated",
    "registrant.id": "Owner-Contact",
    "admin.id": "Admin-Contact",
    "technical.id": "Tech-Contact",
    "-": `
      Class-Name | Auth-Area | Guardian | Organization | Billing-Contact | Primary-Server |
      Secondary-Server
    `
  },
  disclaimer: { from: ["Le service Whois", "TERMS OF USE"], until: ">>>" }
});

// src/parse/registries/whois.registro.br.ts
var whois_registro_br_default = registry({
  aliases: ["whois.nic.br"],
  suffixes: ["br"],
  marks: ["% Copyright (c) Nic.br"],
  on: RPSL,
  phrases: {
    available: "No match for {domain} | No match for domain {domain}",
    record: "Query rate limit exceeded. Reduced information.",
    throttled: "Maximum concurrent connections limit exceeded",
    refused: "Permission denied. {\u2026}"
  },
  labels: {
    "registrant.organization": "owner",
    status: "reserved",
    "object.id": "nic-hdl-br",
    "-": `
      ownerid | responsible | country | billing-c | nsstat | nslastaa | dsrecord | dsstatus | dslastok |
      saci | provider | ticket | abuse-c | release process
    `
  },
  contact: { "-": "country" },
  status: { reserved: "CG" },
  // A stamp of the day and the asker's address ends it.
  disclaimer: { until: "20", skip: /^Copyright \(c\) Nic\.br$/u },
  postprocess: joinOwnerAndPerson
});
function joinOwnerAndPerson({ registrant, handles, objects: objects2 }) {
  const index2 = handles.findIndex(({ role }) => role === "registrant");
  const id = handles[index2]?.id.toLowerCase();
  const person = objects2.find((object) => object.id?.toLowerCase() === id);
  const [owner] = registrant;
  if (id === void 0 || person === void 0 || owner === void 0) return;
  registrant[0] = Object.assign(new ContactDraft(), person, { organization: owner.organization });
  handles.splice(index2, 1);
}

// src/parse/registries/whois.registry.hk.com.ts
var whois_registry_hk_com_default = registry({
  suffixes: ["hk.com", "inc.hk", "ltd.hk", "hk.org"],
  on: ICANN2,
  phrases: { available: "Available: Yes | This domain is available for registration, please visit{\u2026}" },
  labels: { updated_on: "Last Updated", "-": "Available" },
  disclaimer: { from: "Use of this whois service", until: ["Available", "For complete", "Domain"] }
});

// src/parse/registries/whois.registry.hm.ts
var whois_registry_hm_default = registry({
  suffixes: ["hm"],
  dates: "dmy",
  phrases: { available: "Domain not found" },
  labels: {
    "registrar.name": "Registrar",
    domain: "Domain name | domain",
    status: "status",
    referral_url: "Referral URL",
    registrant: "Domain Registrant",
    admin: "Adminstrative Contact",
    technical: "Technical Contact",
    other: "Billing Contact",
    nameserver: "Name Server | nameserver",
    created_on: "Domain creation date",
    expires_on: "Domain expiration date",
    "-": "NOTICE AND TERMS OF USE"
  },
  contact: { phone: "Telephone", fax: "Fax" },
  // Organization, street and town stand in no fixed number of lines.
  block: contactLines(
    opening(/^(?<id>[A-Z0-9-]{1,40})\s?\((?<email>[^()\s]{1,255})\)$/u),
    top("name"),
    country
  ),
  disclaimer: { from: "NOTICE AND TERMS OF USE", until: "http" }
});

// src/parse/registries/whois.registry.om.ts
var whois_registry_om_default = registry({
  suffixes: ["om", "xn--mgb9awbf"],
  on: AUSREGISTRY,
  zone: "Asia/Muscat",
  phrases: { reserved: "Restricted | Reserved by OMREG" },
  postprocess: (draft) => {
    if (/^https?:\/\/\S+$/u.test(draft.disclaimer ?? "")) draft.disclaimer = null;
  }
});

// src/parse/registries/whois.registry.pf.ts
var whois_registry_pf_default = registry({
  suffixes: ["pf"],
  marks: ["This is the PF top level domain whois server"],
  zone: "Pacific/Tahiti",
  dates: "dmy",
  phrases: { available: "Domain unknown" },
  rewrite: [[/^Informations about\s{1,4}'([^'\s]{1,255})'\s{0,4}:.{0,80}$/u, "Domain: $1"]],
  labels: {
    domain: "Domain",
    status: "Status",
    nameserver: "Name server",
    created_on: "Created (JJ/MM/AAAA)",
    expires_on: "Expire (JJ/MM/AAAA)",
    updated_on: "Last renewed (JJ/MM/AAAA)",
    "registrar.name": "Registrar Company Name"
  },
  roles: { registrant: "Registrant *", technical: "Tech 1 *", "-": "Registrar *" },
  contact: {
    organization: "Company Name",
    name: "Name",
    address: "Address",
    zip: "Postal Code",
    city: "City",
    country: "Country",
    state: "Region / Island"
  }
});

// src/parse/registries/whois.registry.qa.ts
var whois_registry_qa_default = registry({
  suffixes: ["qa", "xn--wgbl6a"],
  on: AUSREGISTRY,
  zone: "Asia/Qatar",
  phrases: { reserved: "Reserved by QDR | Restricted" }
});

// src/parse/registries/whois.rnids.rs.ts
var whois_rnids_rs_default = registry({
  suffixes: ["rs", "xn--90a3ac"],
  marks: ["%ERROR:103: Domain is not registered", "%This is the RNIDS Whois server"],
  phrases: {
    available: "ERROR:103: Domain is not registered | Domain is not registered",
    invalid: "ERROR:102: {\u2026} | ERROR:104: {\u2026}",
    throttled: "ERROR:105: {\u2026} | Maximum number of requests{\u2026}"
  },
  labels: {
    domain: "Domain name",
    status: "Domain status",
    created_on: "Registration date",
    updated_on: "Modification date",
    expires_on: "Expiration date",
    registrar: "Registrar",
    registrant: "Owner | Registrant",
    admin: "Administrative contact",
    technical: "Technical contact",
    nameserver: "DNS",
    "-": "Confirmed | ID Number | Tax ID | DNSSEC signed | DNSSEC DS | Whois Timestamp"
  },
  contact: { address: "Address", zip: "Postal Code", "-": "ID Number | Tax ID" },
  disclaimer: { mark: "%", from: "The data", until: "All timestamps" }
});

// src/parse/registries/whois.rotld.ro.ts
var whois_rotld_ro_default = registry({
  suffixes: ["ro"],
  marks: ["% The WHOIS service offered by ROTLD", "% Whois Server Version 3.0 - whois.rotld.ro"],
  phrases: {
    available: "No entries found for the selected source(s)",
    throttled: "Rate limit exceeded{\u2026} | Your access is too frequent{\u2026}",
    invalid: "Invalid query{\u2026} | Incorrect domain name{\u2026}"
  },
  labels: {
    domain: "Domain Name",
    created_on: "Registered On",
    expires_on: "Expires On",
    registrar: "Registrar",
    referral_url: "Referral URL",
    nameserver: "Nameserver",
    status: "Domain Status",
    "-": "DNSSEC | DS Record"
  },
  status: {
    record: "UpdateProhibited | DeleteProhibited | TransferProhibited | RegistrantTransferProhibited",
    suspended: "Hold"
  },
  disclaimer: { skip: /^(?:Whois Server Version|No entries found|Top Level Domain|Maintainance)/u },
  // The registrar's own address.
  postprocess: ({ registrar, referral_url }) => {
    if (registrar !== null) registrar.url ??= referral_url;
  }
});

// src/parse/registries/whois.rrpproxy.net.ts
var whois_rrpproxy_net_default = registry({
  aliases: ["whois.key-systems.net", "whois.1api.net"],
  on: REGISTRAR2,
  labels: {
    "registrant.id": "Registrant Contact",
    "admin.id": "Admin Contact",
    "technical.id": "Tech Contact",
    "-": "Billing Contact"
  }
});

// src/parse/registries/whois.ryce-rsp.com.ts
var whois_ryce_rsp_com_default = registry({
  aliases: ["whois.nic.cologne", "whois.nic.koeln"],
  suffixes: ["cologne", "koeln"],
  on: ICANN2,
  phrases: { available: "Available" },
  labels: { domain: "Domain" }
});

// src/parse/registries/whois.safenames.net.ts
var whois_safenames_net_default = registry({
  on: REGISTRAR2,
  roles: { registrant: "Registrant *", admin: "Admin *", technical: "Tech *" },
  contact: { organization: "Organisation", address: "Address Line" }
});

// src/parse/registries/whois.sgnic.sg.ts
var whois_sgnic_sg_default = registry({
  aliases: ["whois.ta.sgnic.sg", "whois.zh.sgnic.sg"],
  suffixes: ["sg", "xn--clchc0ea0b2g2a9gcd", "xn--yfro4i67o"],
  marks: ["SGNIC WHOIS Server"],
  on: ICANN2,
  labels: {
    registrant: "Owner/Main Contact | Registrant",
    updated_on: "Modified Date",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    nameserver: "Name Servers",
    "-": `
      VerifiedID Status | Registry Lock | Note | Registered Address(line) | Registered State |
      Registered Country | Registered Postalcode
    `
  },
  contact: {
    name: "Name",
    phone: "Telephone",
    fax: "Facsimile",
    email: "Email",
    address: "Registered Address(line)",
    state: "Registered State",
    country: "Registered Country",
    zip: "Registered Postalcode"
  },
  status: {
    record: `
      VerifiedID@SG-Not Required | VerifiedID@SG-OK | VerifiedID@SG-Mandatory | VerifiedID@SG-Pending
    `
  },
  disclaimer: { skip: /^(?:-|SGNIC WHOIS)/u },
  postprocess: dropNamedAbove
});

// src/parse/registries/whois.sk-nic.sk.ts
var whois_sk_nic_sk_default = registry({
  suffixes: ["sk"],
  marks: ["% whois.sk-nic.sk - whois server"],
  phrases: {
    available: "Domain not found | Not found",
    throttled: "Rate limit exceeded{\u2026} | Too many requests{\u2026}"
  },
  rewrite: [
    // The value of this heading is a handle; the name stands below.
    [/^Registrar:\s{1,40}([A-Z\d][A-Z\d_-]{2,40})$/u, "Registrar:\nHandle: $1"]
  ],
  labels: {
    domain: "Domain | Domain-name",
    created_on: "Created",
    updated_on: "Updated | Last-update",
    expires_on: "Valid Until | Valid-date",
    status: "Domain Status | Domain-status",
    nameserver: "Nameserver | dns_name",
    registrant: "Domain registrant",
    registrar: "Registrar",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    "nameserver.ip": "dns_IPv4 | dns_IPv6",
    "-": "DNSSEC | DS Record | EPP Status | Organization ID"
  },
  roles: { admin: "Admin-*", technical: "Tech-*" },
  contact: {
    name: "Name | name",
    organization: "Organization",
    address: "Street | address",
    city: "City",
    zip: "Postal Code",
    state: "State/Province",
    country_code: "Country Code",
    phone: "Phone | telephone",
    email: "Email | email",
    created_on: "Created",
    updated_on: "Updated",
    id: "id",
    "-": "Authorised Registrar | Organization ID"
  },
  registrar: {
    id: "Handle",
    name: "Name",
    organization: "Organization",
    "-": `
      Organization ID | Street | City | Postal Code | State/Province | Country Code | Phone | Email |
      Created | Updated
    `
  },
  status: {
    registered: "DOM_OK | DOM_WARN | DOM_TA | DOM_DAKT | DOM_LNOT",
    expired: "DOM_EXP",
    redemption: "DOM_HELD"
  },
  block: handleLine,
  disclaimer: { skip: /^(?:whois\.sk-nic\.sk - |For more information on Whois status)/u }
});

// src/parse/registries/whois.smallregistry.net.ts
var whois_smallregistry_net_default = registry({
  phrases: { available: "Object not found" },
  prepare: withoutYaml,
  labels: {
    domain: "name",
    status: "status",
    created_on: "created",
    updated_on: "updated",
    expires_on: "expired",
    nameserver: "name_servers",
    registrar: "registrar",
    registrant: "registrant",
    admin: "administrative_contact",
    technical: "technical_contact",
    other: "billing_contact",
    // The last four stand in the billing contact.
    "-": "ds-list | #YAML | nic-handle | company | address | phone"
  },
  contact: {
    id: "nic-handle",
    name: "name",
    organization: "company",
    address: "address",
    phone: "phone",
    fax: "fax",
    updated_on: "updated",
    "-": "type | mobile"
  },
  registrar: { name: "name", url: "web", "-": "address | phone | fax | mobile | trouble" },
  disclaimer: { from: "Welcome to the SMALLREGISTRY", until: ["20", "Object"] }
});

// src/parse/registries/whois.sx.ts
var ASKED2 = /No match for domain "([^"\s]{1,255})"/u;
var whois_sx_default = registry({
  suffixes: ["sx"],
  on: ICANN2,
  status: { unavailable: "NOT AVAILABLE", reserved: "BLOCKED" },
  postprocess: (draft) => {
    for (const status of draft.statuses) draft.query ??= ASKED2.exec(status)?.[1] ?? null;
  }
});

// src/parse/registries/whois.tcinet.ru.ts
var whois_tcinet_ru_default = registry({
  suffixes: ["ru", "su", "xn--p1ai"],
  marks: ["% TCI Whois Service", "% By submitting a query to TCI's", "% By submitting a query to RIPN's"],
  on: TCI,
  rewrite: [[/^registrar:\s{1,40}([A-Z\d-]{3,60})$/u, "registrar id: $1"]]
});

// src/parse/registries/whois.thnic.co.th.ts
var TOWN7 = /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{1,80})$/u;
var US_TOWN = /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{2,60}?),?\s{1,4}(?<state>[A-Z]{2})(?:\s{1,4}\d{5})?$/u;
var whois_thnic_co_th_default = registry({
  aliases: ["whois.thnic.net"],
  suffixes: ["th", "xn--o3cw4h"],
  marks: ["Whois Server Version 2.1."],
  on: ICANN2,
  phrases: {
    available: "No match for {domain}. | No match found.",
    throttled: "Too may requests. | Too many requests."
  },
  labels: {
    domain: "Domain",
    created_on: "Created date",
    expires_on: "Exp date",
    "registrant.organization": "Domain Holder Organization",
    "registrant.address": "Domain Holder Street",
    "registrant.country": "Domain Holder Country",
    registrant: "Domain Holder",
    technical: "Tech Contact",
    "-": "Renew date | For more information please visit"
  },
  block: contactLines(
    opening(/^(?<id>\d{1,10})$/u),
    when((_, lines) => lines.length === 1, top("name")),
    top("organization"),
    country,
    ending(/^(?<zip>\d{4,6})$/u),
    ending(US_TOWN, TOWN7)
  ),
  disclaimer: { from: "If you have", until: "For more information" }
});

// src/parse/registries/whois.tld.ee.ts
var isHeading2 = ({ label, value }) => label === "" !== (value === "");
var underHeading = (headings, label) => (lines) => {
  let heading2 = "";
  return lines.map((line) => {
    if (isHeading2(line)) heading2 = line.label;
    return line.label === label && headings.includes(heading2) ? line.with(`${heading2} ${label}`, line.value) : line;
  });
};
var headAgain = (label) => (lines) => {
  let heading2 = null;
  let seen2 = false;
  return lines.flatMap((line) => {
    if (isHeading2(line)) [heading2, seen2] = [line, false];
    if (line.label !== label || heading2 === null) return [line];
    const again = seen2;
    seen2 = true;
    return again ? [gapAbove(line), heading2.with(heading2.label || heading2.value, ""), line] : [line];
  });
};
var gapAbove = ({ number, start }) => Line.of(number, BLANK, 0, "", "", false, start, start);
var noticeOrFooter = (spec) => (lines, text) => {
  const notice2 = declaredNotice(lines, text, spec);
  if (notice2.length > 0) return notice2;
  const footer = lines.filter(({ kind }) => kind !== BLANK).slice(-2);
  return footer[1]?.value.startsWith("More information at") === true ? footer : [];
};
var whois_tld_ee_default = registry({
  aliases: ["whois.eenet.ee"],
  suffixes: ["ee"],
  marks: ["Estonia .ee Top Level Domain WHOIS server"],
  phrases: { available: "Domain not found | NOT FOUND: {domain}" },
  // The address of EENet's rules, below the registrar.
  rewrite: [[/^URL:(.{0,250})$/u, "rules:$1"]],
  prepare: [
    underHeading(["Domain"], "name"),
    underHeading(["Name servers", "DNSSEC"], "changed"),
    headAgain("name")
  ],
  labels: {
    domain: "Domain | Domain name",
    status: "status",
    created_on: "registered",
    updated_on: "changed",
    expires_on: "expire",
    registrant: "Registrant",
    admin: "Administrative contact",
    technical: "Technical contact",
    registrar: "Registrar",
    nameserver: "Name servers | nserver | Domain servers",
    other: "DNSSEC | Contacts",
    "-": "outzone | delete | dnskey | Name servers changed | DNSSEC changed"
  },
  contact: {
    name: "name",
    country: "country",
    email: "email",
    phone: "phone",
    updated_on: "changed",
    id: "org id"
  },
  registrar: { name: "name", url: "url", "-": "phone | changed | rules" },
  prefixes: { created_on: "Record created on", updated_on: "Record changed on" },
  status: {
    pending_delete: "deleteCandidate",
    record: `
      serverForceDelete | serverManualInzone | serverAdminChangeProhibited | serverTechChangeProhibited |
      serverRegistrantChangeProhibited | serverReleaseProhibited
    `,
    unavailable: "blocked | atAuction | pendingRegistration | paymentReceived"
  },
  disclaimer: noticeOrFooter({ from: "Search results", until: ["Estonia", "Domain"] })
});

// src/parse/registries/whois.tonicregistry.to.ts
var isBanner = ({ value }) => value.startsWith("Tonic whoisd");
var whois_tonicregistry_to_default = registry({
  aliases: ["whois.tonic.to"],
  suffixes: ["to"],
  marks: ["Tonic whoisd"],
  on: ICANN2,
  nameless: true,
  phrases: { available: "No match for {domain}" },
  prepare: (lines) => lines.some(isBanner) ? lines.map(labelServer) : lines
});
function labelServer(line) {
  const server = line.kind === TEXT ? /^[a-z0-9-]{1,63}\s{1,8}(\S{1,253}\.\S{2,63})$/iu.exec(line.value) : null;
  return server?.[1] === void 0 || isBanner(line) ? line : line.with("Name Server", server[1]);
}

// src/parse/registries/whois.trabis.gov.tr.ts
var whois_trabis_gov_tr_default = registry({
  aliases: ["whois.nic.tr", "whois.metu.edu.tr"],
  suffixes: ["tr"],
  marks: ["** Domain Name:", "** Registrant:", "** Administrative Contact:"],
  nameless: true,
  phrases: { available: 'No match found for "{domain}"', invalid: "Invalid input" },
  prepare: closeGaps,
  labels: {
    domain: "Domain Name",
    status: "Frozen Status",
    registrant: "Registrant",
    registrar: "Registrar",
    nameserver: "Domain Servers",
    details: "Additional Info",
    created_on: "Created on",
    expires_on: "Expires on",
    other: "Whois Server | Billing Contact",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    "-": "Transfer Status | Last Update Time"
  },
  contact: {
    id: "NIC Handle",
    organization: "Organization Name",
    name: "Person",
    address: "Address",
    phone: "Phone",
    fax: "Fax"
  },
  registrar: { id: "NIC Handle", name: "Organization Name", "-": "Address | Phone | Fax" },
  status: { suspended: "The domain is FROZEN" },
  block: contactLines(
    without(/^\+[\s()-]{0,40}$/u),
    once,
    byForm({ email: /^\S{1,64}@\S{1,255}$/u, "phone | fax": /^\+[\d\s()-]{1,40}$/u }),
    top("name"),
    ending(/^(?:Out of Turkey|(?<city>.{1,80})),\n(?<country>.{1,80})$/u)
  )
});
function closeGaps(lines, text) {
  let inside = false;
  const kept2 = [];
  for (const [at2, line] of lines.entries()) {
    const next = lines[at2 + 1];
    if (line.decorated) inside = line.label === "Registrant";
    if (inside && line.kind === BLANK && next?.kind !== BLANK && (next?.indent ?? 0) > 0) continue;
    const free = inside && line.kind === LABELLED && !line.decorated && line.indent > 0;
    kept2.push(free ? withoutLabel(line, text) : line);
  }
  return kept2;
}

// src/parse/registries/whois.tucows.com.ts
var whois_tucows_com_default = registry({
  aliases: ["whois.opensrs.net"],
  on: REGISTRAR2,
  labels: { "registrar.name": "Registrar of Record", "-": "Registrar Domain Name Help Center" },
  block: registrarBlock(["name"])
});

// src/parse/registries/whois.twnic.net.tw.ts
var MAILBOX = /^(?<name>.{0,200}?)\s{0,8}(?<email>[^\s@]{1,64}@[^\s@]{1,255})$/u;
var HIDDEN2 = /^\(.{1,60}\)$/u;
var nameBesideMailbox = (lines, found) => {
  const count2 = lines.length;
  const at2 = lines.findIndex((line) => MAILBOX.test(line));
  const organization = lines.splice(0, at2 < 0 ? ownName(lines) : at2).join(" ");
  Object.assign(found, at2 < 0 ? {} : MAILBOX.exec(lines.shift() ?? "")?.groups);
  const person = found.name === "" && at2 === 1 && count2 === 2;
  if (person || count2 === 1 && HIDDEN2.test(organization)) found.name = organization;
  else found.organization = organization;
};
var ownName = ([first = "", second = ""]) => /^\P{ASCII}/u.test(first) && /^\p{ASCII}{1,200}$/u.test(second) ? 2 : 1;
var whois_twnic_net_tw_default = registry({
  aliases: ["whois.twnic.net"],
  suffixes: ["tw", "xn--kprw13d", "xn--kpry57d"],
  phrases: { available: "No Found", reserved: "Reserved Name", invalid: "Invalid domain name" },
  labels: {
    domain: "Domain Name",
    status: "Domain Status",
    registrant: "Registrant | Contact",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    nameserver: "Domain servers in listed order",
    "registrar.name": "Registration Service Provider",
    "registrar.url": "Registration Service URL"
  },
  contact: { phone: "TEL", fax: "FAX", registrant: "Contact" },
  prefixes: {
    expires_on: "Record expires on",
    created_on: "Record created on",
    updated_on: "Record last updated on"
  },
  block: contactLines(
    nameBesideMailbox,
    byForm({ "phone | fax": /^\+?\d[\d.#() -]{4,30}$/u, country: /^[A-Z]{2}$/u })
  ),
  postprocess: joinPerson
});
function joinPerson({ registrant }) {
  const [holder, person] = registrant;
  if (holder === void 0 || person === void 0) return;
  for (const field of ["name", "email", "phone", "fax"]) holder[field] ??= person[field];
  registrant.length = 1;
}

// src/parse/registries/whois.tznic.or.tz.ts
var whois_tznic_or_tz_default = registry({
  suffixes: ["tz"],
  on: FRED,
  disclaimer: { from: "TZNIC WHOIS data", until: "You may also" }
});

// src/parse/registries/whois.ua.ts
var whois_ua_default = registry({
  aliases: ["whois.com.ua", "whois.net.ua"],
  suffixes: ["ua"],
  marks: ["% This is the Ukrainian Whois query server"],
  on: UANIC,
  status: { redemption: "pendingDelete" },
  disclaimer: {
    mark: "%",
    from: "The Whois is",
    skip: /^(?:[Rr]equest from|No entries|Domain Record|Query time|\.UA whois|={3})|:$/u
  }
});

// src/parse/registries/whois.udag.net.ts
var whois_udag_net_default = registry({
  on: REGISTRAR2,
  disclaimer: formerNotice({ from: "This data is provided by" })
});

// src/parse/registries/whois.uniregistry.net.ts
var whois_uniregistry_net_default = registry({
  aliases: ["whois.nic.tattoo"],
  suffixes: ["link", "tattoo"],
  on: ICANN2,
  labels: { "-": "Sponsoring Registrar ID" }
});

// src/parse/registries/whois.verisign-grs.com.ts
var whois_verisign_grs_com_default = registry({
  aliases: ["whois.crsnic.net", "whois.internic.net", "whois.verisign-grs.net"],
  suffixes: ["com", "net"],
  marks: ["The Registry database contains ONLY .COM"],
  on: VERISIGN2,
  phrases: {
    available: `
      No match for {domain.com} | No match for domain {domain.com} | No match for {domain.net} |
      No match for domain {domain.net}
    `
  }
});

// src/parse/registries/whois.weare.ie.ts
var whois_weare_ie_default = registry({
  aliases: ["whois.domainregistry.ie", "whois.iedr.ie"],
  suffixes: ["ie"],
  marks: [
    "% Rights restricted by copyright; http://iedr.ie",
    "% Not Registered - The domain you have requested"
  ],
  on: [RPSL, ICANN2],
  zone: "Europe/Dublin",
  phrases: {
    available: "Not Registered - The domain you have requested {\u2026} is not a registered .ie domain name",
    reserved: "Application Pending - {\u2026} | Reserved - {\u2026}",
    invalid: "Invalid domain name{\u2026} | Domain name is not valid{\u2026}"
  },
  labels: {
    "registrant.name": "descr",
    created_on: "registration",
    expires_on: "renewal | expiry",
    status: "ren-status",
    "-": "holder-type | wipo-status | in-zone | Account"
  },
  status: { record: "Billable" },
  disclaimer: {
    skip: /^(?:Not Registered - |Application Pending - |Important Notice$|the domain name you have|expire on the)/u
  },
  placeholders: /^not applicable$/u
});

// src/parse/registries/whois.website.ws.ts
var whois_website_ws_default = registry({
  aliases: ["whois.worldsite.ws", "whois.samoanic.ws"],
  suffixes: ["ws"],
  marks: ["Welcome to the .WS Whois Server"],
  on: ICANN2,
  phrases: { available: "The queried object does not exist: {domain.ws} | No match for {domain}" },
  labels: {
    referral_whois: "Registrar Whois",
    "registrar.name": "Registrar Name",
    created_on: "Domain Created",
    updated_on: "Domain Last Updated",
    "admin.phone": "Administrative Contact Telephone",
    expires_on: "Domain Currently Expires",
    nameserver: "Current Nameservers",
    "-": "Registrar Email | Registrar Telephone"
  },
  disclaimer: { from: "Use of this service", until: ["Domain Name", "No match"] },
  placeholders: /^(?:---|Use registrar whois listed below)$/u
});

// src/parse/registries/whois.za.net.ts
var whois_za_net_default = registry({
  aliases: ["whois.za.org"],
  suffixes: ["za.net", "za.org"],
  phrases: { available: "No such domain: {domain}" },
  labels: {
    domain: "Domain Name",
    registrant: "Registered for",
    admin: "Administrative Contact",
    technical: "Technical Contact",
    created_on: "Record Created",
    updated_on: "Record Last Updated",
    nameserver: "Domain Name Servers listed in order",
    "-": "Database Last Updated"
  },
  disclaimer: { from: "The ZA NiC whois service" }
});

// src/parse/registries/www.whois.fj.ts
var www_whois_fj_default = registry({
  aliases: ["whois.usp.ac.fj", "whois.nic.fj", "whois.fj"],
  suffixes: ["fj"],
  on: COCCA,
  zone: "Pacific/Fiji",
  phrases: { available: "The domain {domain} was not found" },
  rewrite: [[/^(Domain name:\s{0,8}[^\s:]{1,255})\s{1,8}(Status:.{0,80})$/u, "$1\n$2"]],
  labels: { nameserver: "Domain servers" },
  disclaimer: { from: "The Data in the USP WHOIS database", through: "by this policy" }
});

// src/parse/registries/index.ts
var REGISTRIES = {
  ...HOSTS_OF_FAMILIES,
  "ccwhois.verisign-grs.com": ccwhois_verisign_grs_com_default,
  "coza-whois.registry.net.za": coza_whois_registry_net_za_default,
  "kero.yachay.pe": kero_yachay_pe_default,
  "rdap": rdap_default,
  "whois.aero": whois_aero_default,
  "whois.amnic.net": whois_amnic_net_default,
  "whois.ascio.com": whois_ascio_com_default,
  "whois.ati.tn": whois_ati_tn_default,
  "whois.auda.org.au": whois_auda_org_au_default,
  "whois.ax": whois_ax_default,
  "whois.bnnic.bn": whois_bnnic_bn_default,
  "whois.cctld.by": whois_cctld_by_default,
  "whois.cctld.uz": whois_cctld_uz_default,
  "whois.cira.ca": whois_cira_ca_default,
  "whois.cnnic.cn": whois_cnnic_cn_default,
  "whois.co.ca": whois_co_ca_default,
  "whois.co.pl": whois_co_pl_default,
  "whois.co.ug": whois_co_ug_default,
  "whois.comlaude.com": whois_comlaude_com_default,
  "whois.communigal.net": whois_communigal_net_default,
  "whois.corporatedomains.com": whois_corporatedomains_com_default,
  "whois.denic.de": whois_denic_de_default,
  "whois.dmdomains.dm": whois_dmdomains_dm_default,
  "whois.dns.be": whois_dns_be_default,
  "whois.dns.hr": whois_dns_hr_default,
  "whois.dns.lu": whois_dns_lu_default,
  "whois.dns.pl": whois_dns_pl_default,
  "whois.dns.pt": whois_dns_pt_default,
  "whois.domain-registry.nl": whois_domain_registry_nl_default,
  "whois.domreg.lt": whois_domreg_lt_default,
  "whois.domrobot.com": whois_domrobot_com_default,
  "whois.dreamhost.com": whois_dreamhost_com_default,
  "whois.educause.edu": whois_educause_edu_default,
  "whois.enom.com": whois_enom_com_default,
  "whois.eu.org": whois_eu_org_default,
  "whois.fastdomain.com": whois_fastdomain_com_default,
  "whois.fi": whois_fi_default,
  "whois.gandi.net": whois_gandi_net_default,
  "whois.godaddy.com": whois_godaddy_com_default,
  "whois.gov.za": whois_gov_za_default,
  "whois.hkirc.hk": whois_hkirc_hk_default,
  "whois.iana.org": whois_iana_org_default,
  "whois.id": whois_id_default,
  "whois.iis.se": whois_iis_se_default,
  "whois.in.ua": whois_in_ua_default,
  "whois.internet.bs": whois_internet_bs_default,
  "whois.ionos.com": whois_ionos_com_default,
  "whois.irs.net.nz": whois_irs_net_nz_default,
  "whois.isnic.is": whois_isnic_is_default,
  "whois.isoc.org.il": whois_isoc_org_il_default,
  "whois.ja.net": whois_ja_net_default,
  "whois.joker.com": whois_joker_com_default,
  "whois.jprs.jp": whois_jprs_jp_default,
  "whois.kenic.or.ke": whois_kenic_or_ke_default,
  "whois.kg": whois_kg_default,
  "whois.kr": whois_kr_default,
  "whois.markmonitor.com": whois_markmonitor_com_default,
  "whois.marnet.mk": whois_marnet_mk_default,
  "whois.melbourneit.com": whois_melbourneit_com_default,
  "whois.monic.mo": whois_monic_mo_default,
  "whois.mx": whois_mx_default,
  "whois.mynic.my": whois_mynic_my_default,
  "whois.namecheap.com": whois_namecheap_com_default,
  "whois.nc": whois_nc_default,
  "whois.networksolutions.com": whois_networksolutions_com_default,
  "whois.nic.ai": whois_nic_ai_default,
  "whois.nic.ar": whois_nic_ar_default,
  "whois.nic.asia": whois_nic_asia_default,
  "whois.nic.at": whois_nic_at_default,
  "whois.nic.bj": whois_nic_bj_default,
  "whois.nic.bo": whois_nic_bo_default,
  "whois.nic.ch": whois_nic_ch_default,
  "whois.nic.ci": whois_nic_ci_default,
  "whois.nic.cl": whois_nic_cl_default,
  "whois.nic.cm": whois_nic_cm_default,
  "whois.nic.coop": whois_nic_coop_default,
  "whois.nic.dz": whois_nic_dz_default,
  "whois.nic.ec": whois_nic_ec_default,
  "whois.nic.es": whois_nic_es_default,
  "whois.nic.gov": whois_nic_gov_default,
  "whois.nic.hn": whois_nic_hn_default,
  "whois.nic.hu": whois_nic_hu_default,
  "whois.nic.im": whois_nic_im_default,
  "whois.nic.ir": whois_nic_ir_default,
  "whois.nic.it": whois_nic_it_default,
  "whois.nic.jobs": whois_nic_jobs_default,
  "whois.nic.kz": whois_nic_kz_default,
  "whois.nic.lk": whois_nic_lk_default,
  "whois.nic.lv": whois_nic_lv_default,
  "whois.nic.ly": whois_nic_ly_default,
  "whois.nic.md": whois_nic_md_default,
  "whois.nic.me": whois_nic_me_default,
  "whois.nic.museum": whois_nic_museum_default,
  "whois.nic.name": whois_nic_name_default,
  "whois.nic.net.sa": whois_nic_net_sa_default,
  "whois.nic.org.uy": whois_nic_org_uy_default,
  "whois.nic.pr": whois_nic_pr_default,
  "whois.nic.priv.at": whois_nic_priv_at_default,
  "whois.nic.sl": whois_nic_sl_default,
  "whois.nic.sm": whois_nic_sm_default,
  "whois.nic.sn": whois_nic_sn_default,
  "whois.nic.so": whois_nic_so_default,
  "whois.nic.st": whois_nic_st_default,
  "whois.nic.tc": whois_nic_tc_default,
  "whois.nic.tm": whois_nic_tm_default,
  "whois.nic.travel": whois_nic_travel_default,
  "whois.nic.tv": whois_nic_tv_default,
  "whois.nic.uk": whois_nic_uk_default,
  "whois.nic.ve": whois_nic_ve_default,
  "whois.nic.xin": whois_nic_xin_default,
  "whois.nixiregistry.in": whois_nixiregistry_in_default,
  "whois.norid.no": whois_norid_no_default,
  "whois.ovh.com": whois_ovh_com_default,
  "whois.pairdomains.com": whois_pairdomains_com_default,
  "whois.psi-usa.info": whois_psi_usa_info_default,
  "whois.publicdomainregistry.com": whois_publicdomainregistry_com_default,
  "whois.punktum.dk": whois_punktum_dk_default,
  "whois.register.bg": whois_register_bg_default,
  "whois.register.si": whois_register_si_default,
  "whois.registre.ma": whois_registre_ma_default,
  "whois.registro.br": whois_registro_br_default,
  "whois.registry.hk.com": whois_registry_hk_com_default,
  "whois.registry.hm": whois_registry_hm_default,
  "whois.registry.om": whois_registry_om_default,
  "whois.registry.pf": whois_registry_pf_default,
  "whois.registry.qa": whois_registry_qa_default,
  "whois.rnids.rs": whois_rnids_rs_default,
  "whois.rotld.ro": whois_rotld_ro_default,
  "whois.rrpproxy.net": whois_rrpproxy_net_default,
  "whois.ryce-rsp.com": whois_ryce_rsp_com_default,
  "whois.safenames.net": whois_safenames_net_default,
  "whois.sgnic.sg": whois_sgnic_sg_default,
  "whois.sk-nic.sk": whois_sk_nic_sk_default,
  "whois.smallregistry.net": whois_smallregistry_net_default,
  "whois.sx": whois_sx_default,
  "whois.tcinet.ru": whois_tcinet_ru_default,
  "whois.thnic.co.th": whois_thnic_co_th_default,
  "whois.tld.ee": whois_tld_ee_default,
  "whois.tonicregistry.to": whois_tonicregistry_to_default,
  "whois.trabis.gov.tr": whois_trabis_gov_tr_default,
  "whois.tucows.com": whois_tucows_com_default,
  "whois.twnic.net.tw": whois_twnic_net_tw_default,
  "whois.tznic.or.tz": whois_tznic_or_tz_default,
  "whois.ua": whois_ua_default,
  "whois.udag.net": whois_udag_net_default,
  "whois.uniregistry.net": whois_uniregistry_net_default,
  "whois.verisign-grs.com": whois_verisign_grs_com_default,
  "whois.weare.ie": whois_weare_ie_default,
  "whois.website.ws": whois_website_ws_default,
  "whois.za.net": whois_za_net_default,
  "www.whois.fj": www_whois_fj_default
};

// src/parse/text/label.ts
function normalizeLabel(label) {
  let normalized = seen.get(label);
  if (normalized === void 0) {
    const lower = label.toLowerCase();
    normalized = PLAIN.test(lower) ? lower : withoutPunctuation(lower);
    if (seen.size < MAX_REMEMBERED3) seen.set(label, normalized);
  }
  return normalized;
}
var MAX_REMEMBERED3 = 2e4;
var seen = /* @__PURE__ */ new Map();
var PLAIN = /^[a-z]+(?: [a-z]+)*$/;
function withoutPunctuation(label) {
  return label.replace(/^\d{1,2}[a-z]?[.)]\s+/u, "").replace(HANDLE4, "").replace(/\(s\)|['’]s\b/gu, "").replace(DATE_FORM, " ").replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").replace(COUNTER, "").replace(/(?:\s|(?<=\p{L}))\d{1,2}\s*$/u, "").trim();
}
var HANDLE4 = /\s(?:\[([a-z]{0,6}-?\d{3,12})\]|\(([a-z]{0,6}-?\d{3,12})\))$/iu;
function handleIn(label) {
  const [, square, round] = HANDLE4.exec(label) ?? [];
  return square ?? round ?? null;
}
var COUNTER = /(?<=\p{L}{2})(?<!\b(?:ip|ipv|sha|key))\s?\d{1,2}(?=\s\p{L})/gu;
var DATE_FORM = /\((?:(?:[dmyjagté]{2,4}[-/. ]){2}[dmyjagté]{2,4}|utc|gmt)\)/gu;
function splitCapitals(label) {
  return label.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
}

// src/parse/words/contact.ts
var CONTACT_MEMBERS = {
  id: `
    id | handle | nic hdl | nic handle | nichdl | nichandle | nic hdl br | contact id | contactid |
    contact handle | user id | hdl | identifier | nic id | registry id | norid handle | roid | nicid |
    reg id | customer number | identifiant | nic | person id | nic reference
  `,
  name: `
    name | full name | fullname | contact name | contact person | contact | person | personname |
    person name | persname | first name last name | name loc | given name | role | nom | nombre |
    nombre y apellidos | nome | naam | namn | navn | nimi | ad | imi\u0119 i nazwisko | jm\xE9no | \u0438\u043C\u044F | \u043A\u043E\u043D\u0442\u0430\u043A\u0442 |
    \uC774\uB984 | \u540D\u524D | \u59D3\u540D | nom prenom | nom complet | responsible person | responsible | attn | contact names |
    nazwa | registrant | owner | holder | \u6C0F\u540D | internationalized name | localized name | contact info name |
    respons\xE1vel | responsable | name ascii | person responsible | n\xE9v | \u0444\u0438\u043E | \u0456\u043C \u044F | \u0438\u043C\u0435 | nume | ime |
    vardas | v\u0101rds | i\u0307sim | ad\u0131 | ad soyad | t\xEAn | \u540D\u79F0 | \u540D\u5B57 | \u0627\u0644\u0627\u0633\u0645 | \u03CC\u03BD\u03BF\u03BC\u03B1 | first name | firstname |
    fname | givenname | forename | vorname | voornaam | f\xF6rnamn | fornavn | etunimi | imi\u0119 | k\u0159estn\xED jm\xE9no |
    \u0E0A\u0E37\u0E48\u0E2D | \u0646\u0627\u0645 | \u05E9\u05DD | nama | nama lengkap | name and surname | first and last name | nombre completo |
    nombres y apellidos | nombre y apellido | nom et pr\xE9nom | nom et pr\xE9noms | nom et prenom |
    nom et prenoms | nome completo | nom pr\xE9nom | individual name
  `,
  surname: `
    surname | last name | lastname | lname | family name | familyname | nachname | cognome | apellido |
    apellidos | sobrenome | achternaam | efternamn | etternavn | efternavn | sukunimi | nazwisko |
    p\u0159\xEDjmen\xED | priezvisko | \u0444\u0430\u043C\u0438\u043B\u0438\u044F | \u043F\u0440\u0456\u0437\u0432\u0438\u0449\u0435 | perekonnanimi | soyad\u0131
  `,
  organization: `
    organization | organisation | organization name | organisation name | org | org name | orgname |
    organizacion | organizaci\xF3n | organiza\xE7\xE3o | organizzazione | organisasjon | organisaatio | organisatie |
    organisation loc | organization loc | company | company name | companyname | company or organisation |
    business name | soci\xE9t\xE9 | societe | empresa | azienda | firma | yhti\xF6 | kurum | \u043E\u0440\u0433\u0430\u043D\u0438\u0437\u0430\u0446\u0438\u044F |
    \u043E\u0440\u0433\u0430\u043D\u0456\u0437\u0430\u0446\u0456\u044F | \u7D44\u7E54\u540D | \u7EC4\u7EC7 | \u55AE\u4F4D | name of organization | entity | entity name | organization ascii |
    corporation | entreprise | raz\xF3n social | institution | institucion | instituci\xF3n | orgnization |
    nom organisation | legal entity | internationalized organization | localized organization | compa\xF1\xEDa |
    societ\xE0 | bedrijf | organisationsnamn | f\xF6retag | virksomhed | yritys | organizacja | organizace |
    spole\u010Dnost | organiz\xE1cia | szervezet | c\xE9g | \u043A\u043E\u043C\u043F\u0430\u043D\u0438\u044F | \u0444\u0438\u0440\u043C\u0430 | organiza\u021Bie | organizacija | tvrtka |
    \u015Firket | kurulu\u015F | t\u1ED5 ch\u1EE9c | \u5355\u4F4D\u540D\u79F0 | \u516C\u53F8 | \u673A\u6784 | \uAE30\uAD00\uBA85 | \u0E2D\u0E07\u0E04\u0E4C\u0E01\u0E23 | \u0E2B\u0E19\u0E48\u0E27\u0E22\u0E07\u0E32\u0E19 | \u0633\u0627\u0632\u0645\u0627\u0646 | \u0634\u0631\u06A9\u062A | \u0627\u0644\u0645\u0646\u0638\u0645\u0629 |
    \u0627\u0644\u0645\u0624\u0633\u0633\u0629 | \u05D0\u05E8\u05D2\u05D5\u05DF | \u05D7\u05D1\u05E8\u05D4 | organisasi | perusahaan | \u4F1A\u793E\u540D | \uD68C\uC0AC\uBA85 | \uAE30\uAD00 | \u5355\u4F4D | \u7D44\u7E54\u540D\u7A31 | \u516C\u53F8\u540D\u7A31 | \u5355\u4F4D\u540D |
    institution name | organisme | institui\xE7\xE3o | entidade | entidad | business | raison sociale |
    raz\xE3o social | denominaci\xF3n | denomina\xE7\xE3o | d\xE9nomination | company organization | organization company |
    agency | agency name | ministry | association
  `,
  address: `
    address | street | street address | streetaddress | addr | address line | address street | addres |
    adress | mailing address | postal address | post address | postal | po box | p o box | box |
    street loc | address loc | addressline | street name | adresse | rue | direccion | direcci\xF3n |
    domicilio | calle | endere\xE7o | endereco | morada | indirizzo | via | adres | ulica | adresa |
    gatuadress | osoite | katuosoite | \u0430\u0434\u0440\u0435\u0441 | \u0430\u0434\u0440\u0435\u0441\u0430 | \uC8FC\uC18C | \u4F4F\u6240 | \u5730\u5740 | address ascii | suite |
    street number | locality address | internationalized address | domicile | registered address |
    adres line | address1 | streets | addressline1 | street1 | geo address | sede | utca | c\xEDm | rua |
    straat | stra\xDFe | strasse | anschrift | gateadresse | vej | ulice | \u0443\u043B\u0438\u0446\u0430 | adres\u0103 | aadress | adresas |
    adrese | \u0111\u1ECBa ch\u1EC9 | \u8857\u9053 | \u0627\u0644\u0639\u0646\u0648\u0627\u0646 | \u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 | \u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48 | \u0622\u062F\u0631\u0633 | \u0646\u0634\u0627\u0646\u06CC | \u05DB\u05EA\u05D5\u05D1\u05EA | alamat | \uC8FC\uC18C\uC9C0 | \u901A\u4FE1\u5730\u5740 |
    \u8054\u7CFB\u5730\u5740 | \u806F\u7D61\u5730\u5740 | \u901A\u8A0A\u5730\u5740 | physical address | residential address | postal box | bo\xEEte postale |
    boite postale | bp | casilla | apartado | apartado postal | logradouro | direccion postal |
    direcci\xF3n postal | adresse postale | street physical | business address | office address | location
  `,
  city: `
    city | town | locality | city town | city locality | city loc | postal area | ville | ciudad |
    localidad | localidade | cidade | citt\xE0 | citta | comune | miasto | m\u011Bsto | mesto | stad | ort | stadt |
    postort | by | poststed | kaupunki | postitoimipaikka | \u015Fehir | il | \u0433\u043E\u0440\u043E\u0434 | \u043C\u0456\u0441\u0442\u043E | \u5E02 | \u57CE\u5E02 |
    city ascii | suburb | address city | city name | plaats | village | grad | internationalized city |
    poblacion | poblaci\xF3n | locality city | localit\xE9 | woonplaats | miejscowo\u015B\u0107 | v\xE1ros | telep\xFCl\xE9s | \u0433\u0440\u0430\u0434 |
    ora\u0219 | oras | linn | miestas | pils\u0113ta | i\u0307l | th\xE0nh ph\u1ED1 | \uB3C4\uC2DC | \u0627\u0644\u0645\u062F\u064A\u0646\u0629 | \u03C0\u03CC\u03BB\u03B7 | \u0E08\u0E31\u0E07\u0E2B\u0E27\u0E31\u0E14 | \u0634\u0647\u0631 | \u05E2\u05D9\u05E8 |
    kota | bandar | \u5E02\u533A\u753A\u6751 | municipio | munic\xEDpio | commune | ciudad localidad
  `,
  zip: `
    zip | zip code | zipcode | postal code | postalcode | postcode | post code | zip postal code |
    zip postalcode | postal zip | postal zip code | post zip code | postal | code postal | codigo postal |
    c\xF3digo postal | cep | cap | kod pocztowy | ps\u010D | psc | plz | postleitzahl | postnummer | postinumero |
    posta kodu | \u0438\u043D\u0434\u0435\u043A\u0441 | \u043F\u043E\u0447\u0442\u043E\u0432\u044B\u0439 \u0438\u043D\u0434\u0435\u043A\u0441 | \u043F\u043E\u0448\u0442\u043E\u0432\u0438\u0439 \u0456\u043D\u0434\u0435\u043A\u0441 | \uC6B0\uD3B8\uBC88\uD638 | \u90F5\u4FBF\u756A\u53F7 | \u90AE\u7F16 | \u90AE\u653F\u7F16\u7801 | address zipcode |
    address zip code | address postal code | pc | postal code ascii | postno | address postalcode |
    zipcode postal | zip or postal code | pcode | postal code zip | postnr | ir\xE1ny\xEDt\xF3sz\xE1m | \u043F\u043E\u0449\u0435\u043D\u0441\u043A\u0438 \u043A\u043E\u0434 |
    cod po\u0219tal | cod postal | po\u0161tanski broj | po\u0161tna \u0161tevilka | postiindeks | pa\u0161to kodas | pasta indekss |
    m\xE3 b\u01B0u \u0111i\u1EC7n | \u90F5\u905E\u5340\u865F | \u0E23\u0E2B\u0E31\u0E2A\u0E44\u0E1B\u0E23\u0E29\u0E13\u0E35\u0E22\u0E4C | \u06A9\u062F \u067E\u0633\u062A\u06CC | \u0627\u0644\u0631\u0645\u0632 \u0627\u0644\u0628\u0631\u064A\u062F\u064A | \u05DE\u05D9\u05E7\u05D5\u05D3 | kode pos | poskod | \uC6B0\uD3B8 \uBC88\uD638 |
    pin code | pincode | pin | cp | c p | code postale | zip postal
  `,
  state: `
    state | province | state province | stateprovince | state prov | state or province | region | county |
    prov | state province region | province state | state loc | provincia | estado | estado provincia |
    departamento | distrito | d\xE9partement | regione | wojew\xF3dztwo | bundesland | \u043E\u0431\u043B\u0430\u0441\u0442\u044C | \u0440\u0435\u0433\u0438\u043E\u043D | \u7701 | \u7701\u4EFD |
    state ascii | sp | prefecture | address state | address province | district | state county |
    province region | emirate | municipality | kommun | l\xE4\xE4ni | prov\xEDncia | r\xE9gion | provincie | l\xE4n |
    fylke | megye | \u017Eupanija | jude\u021B | judet | i\u0307l\xE7e | t\u1EC9nh | \u5DDE | \u0627\u0633\u062A\u0627\u0646 | provinsi | negeri | \u90FD\u9053\u5E9C\u770C |
    governorate | island | parish | canton | oblast | division
  `,
  country: `
    country | country name | country loc | country region | country economy | pays | pais | pa\xEDs | paese |
    nazione | kraj | st\xE1t | stat | land | maa | \xFClke | \u0441\u0442\u0440\u0430\u043D\u0430 | \u043A\u0440\u0430\u0457\u043D\u0430 | \u56FD\u5BB6 | \u570B\u5BB6 | \u56FD | country ascii | c |
    address country | country territory | nation | nationality | zemlja | orsz\xE1g | riik | landcode | zem\u011B |
    krajina | \u0434\u044A\u0440\u0436\u0430\u0432\u0430 | \u021Bara | tara | dr\u017Eava | \u0161alis | valsts | qu\u1ED1c gia | \uAD6D\uAC00 | \u0627\u0644\u062F\u0648\u0644\u0629 | \u03C7\u03CE\u03C1\u03B1 | ccode |
    \u0E1B\u0E23\u0E30\u0E40\u0E17\u0E28 | \u06A9\u0634\u0648\u0631 | \u0627\u0644\u0628\u0644\u062F | \u05DE\u05D3\u05D9\u05E0\u05D4 | negara | \u56FD\u540D | pays territoire | pa\xEDs territorio
  `,
  country_code: "country code | countrycode | cc | country iso code | iso country code",
  phone: `
    phone | phone number | phonenumber | phone no | phone voice | telephone | telephone number | tel |
    tel no | tel number | voice | voice number | contact phone | contact number | phone international |
    telefon | telefono | tel\xE9fono | telefone | t\xE9l\xE9phone | telephone no | telefonnummer | puhelin |
    puhelinnumero | \u0442\u0435\u043B\u0435\u0444\u043E\u043D | \uC804\uD654\uBC88\uD638 | \u96FB\u8A71\u756A\u53F7 | \u7535\u8BDD | \u96FB\u8A71 | nro telefono | business phone | office phone |
    work phone | work telephone | daytime phone | phone1 | tel voice | phone main | telp | telephones |
    telefoon | puh | contact telephone | telefoonnummer | telefonnr | telef\xF3n | telefonsz\xE1m | t\xE9l\xE9fone |
    telefonas | t\u0101lrunis | \u0111i\u1EC7n tho\u1EA1i | \u8054\u7CFB\u7535\u8BDD | \u0627\u0644\u0647\u0627\u062A\u0641 | \u03C4\u03B7\u03BB\u03AD\u03C6\u03C9\u03BD\u03BF | \u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C | \u062A\u0644\u0641\u0646 | \u0631\u0642\u0645 \u0627\u0644\u0647\u0627\u062A\u0641 | \u05D8\u05DC\u05E4\u05D5\u05DF |
    telepon | nomor telepon | \uC5F0\uB77D\uCC98 | \u8054\u7CFB\u4EBA\u7535\u8BDD | \u806F\u7D61\u96FB\u8A71 | \u7535\u8BDD\u53F7\u7801 | t\xE9l | t\xE9ls | home phone | contact no |
    phone numbers | tel phone | tel\xE9fono fijo | telephone fixe | t\xE9l\xE9phone fixe | tel fixe | landline
  `,
  fax: `
    fax | fax no | fax number | faxnumber | facsimile | facsimile number | facsimile no | fax phone |
    telefax | t\xE9l\xE9copie | faks | fax international | faxno | \u0444\u0430\u043A\u0441 | fax\u756A\u53F7 | \u30D5\u30A1\u30C3\u30AF\u30B9 | \u4F20\u771F | \u50B3\u771F | nro fax |
    fax1 | telecopy | phone fax | faksi | fax telephone | telefaks | \uD329\uC2A4 | \u0E42\u0E17\u0E23\u0E2A\u0E32\u0E23 | \u062F\u0648\u0631\u0646\u06AF\u0627\u0631 | \u0627\u0644\u0641\u0627\u0643\u0633 | \u05E4\u05E7\u05E1 |
    \uD329\uC2A4\uBC88\uD638 | \u4F20\u771F\u53F7\u7801
  `,
  email: `
    email | e mail | mail | email address | e mail address | emailaddress | electronic mail | mail address |
    contact email | contact e mail | courriel | adresse email | adresse e mail | correo |
    correo electronico | correo electr\xF3nico | correo e | correio electr\xF3nico | correio eletr\xF4nico |
    posta elettronica | e post | epost | e postadress | s\xE4hk\xF6posti | e posta | eposta | \u044D\u043B \u043F\u043E\u0447\u0442\u0430 | \u043F\u043E\u0447\u0442\u0430 |
    \uC804\uC790\uC6B0\uD3B8 | \u96FB\u5B50\u30E1\u30FC\u30EB | \u90AE\u7BB1 | \u96FB\u5B50\u90F5\u4EF6 | \u90AE\u4EF6 | email addresses | e mails | emails | email1 | emailaddr | contact mail |
    elektronska po\u0161ta | mailbox | electronic mailbox | e mail de contacto | e mail adresse | adres e mail |
    e mailov\xE1 adresa | e mail c\xEDm | \u044D\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\u0430\u044F \u043F\u043E\u0447\u0442\u0430 | \u0435\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\u0430 \u043F\u043E\u0448\u0442\u0430 | \u0438\u043C\u0435\u0439\u043B | \u0435\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\u0430 \u043F\u043E\u0449\u0430 |
    e po\u0161ta | el pa\u0161tas | e pasts | th\u01B0 \u0111i\u1EC7n t\u1EED | \u7535\u5B50\u90AE\u4EF6 | \u8054\u7CFB\u90AE\u7BB1 | \u7535\u5B50\u90AE\u7BB1 | \u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9 | \uC774\uBA54\uC77C | \u0627\u0644\u0628\u0631\u064A\u062F \u0627\u0644\u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A |
    \u0E2D\u0E35\u0E40\u0E21\u0E25 | \u0627\u06CC\u0645\u06CC\u0644 | \u0631\u0627\u06CC\u0627\u0646\u0627\u0645\u0647 | \u05D3\u05D5\u05D0\u05E8 \u05D0\u05DC\u05E7\u05D8\u05E8\u05D5\u05E0\u05D9 | \u05D3\u05D5\u05D0 \u05DC | surel | \uBA54\uC77C | \u8054\u7CFB\u4EBA\u90AE\u7BB1 | \u90AE\u4EF6\u5730\u5740 | \u96FB\u5B50\u4FE1\u7BB1 | \u806F\u7D61\u4FE1\u7BB1 |
    correio electronico | correo electr\xF3nico de contacto | e mailbox | email id | adresse \xE9lectronique |
    adresse electronique | adresse de courriel | direcci\xF3n de correo | direcci\xF3n de correo electr\xF3nico |
    endere\xE7o de email | endere\xE7o eletr\xF4nico | e mail id
  `,
  created_on: `
    created | created on | created date | create date | creation date | registered | registered on |
    registration date | date created | crdate | created at | date registered
  `,
  updated_on: `
    changed | changed on | last update | last updated | last updated on | updated | updated on |
    updated date | update date | modified | modified on | last modified | last modified date |
    modification date | last changed | last edited | last change | date modified | changed date
  `,
  "-": `
    type | contact type | language | anonymous | obsoleted | eligstatus | eligsource | eligdate |
    reachmedia | reachstatus | reachsource | reachdate | eppstatus | source | registrar | remarks | remark |
    comment | comments | notify | mnt by | mntner | mnt lower | status | hold | phone ext | phone ext |
    fax ext | phone extension | fax extension | phone x | fax x | mobile | mobile phone | mobile number |
    cell | cellphone | ext | id type | id number | registrar handle | application purpose | nexus category |
    nexus | tech id | org id | org number | organization number | organization id | vat | vat number |
    tax id | tax number | national id | birth date | birthdate | gender | title | department | position |
    x400 | web | website | url | www | disclose | identification | ident | ident type | reg number |
    registration number | registry code | reg code | regcode | phone type | created by | updated by |
    changed by | modified by | contract language | contractual language | lang | data validation |
    validation | privacy | pgp | key | nsset | keyset | expires | consent for publishing |
    facsimile number ext | phone number ext | fax number ext | telephone ext | billing | contact url |
    holder type | registrant type | public key | crypt | auth | gsm | celular | m\xF3vil | movil | portable |
    t\xE9l\xE9phone portable | username | user name | login | reg no | company number | company no | ruc | cuit |
    nit | rif | rnc | c\xE9dula | cedula | cnpj | cpf | nif | ninea | pan | gst number | business type |
    legal form | legal status | forme juridique | civilit\xE9 | profession | ref | reference | pr\xE9nom |
    pr\xE9noms | prenom | prenoms | whatsapp | skype
  `
};

// src/parse/words/domain.ts
var DOMAIN_LABELS = {
  domain: `
    domain | domain name | domainname | domain name ascii | ascii domain name | complete domain name |
    nom de domaine | domaine | dominio | nombre de dominio | nombre del dominio | nome de dom\xEDnio |
    nome do dom\xEDnio | nome di dominio | dominio internet | dom\xE4ne | domena | nazwa domeny | dom\xE4n |
    dom\xE4nennamn | domene | alan ad\u0131 | \u0438\u043C\u044F \u0434\u043E\u043C\u0435\u043D\u0430 | \u0434\u043E\u043C\u0435\u043D | \u0434\u043E\u043C\u0435\u0439\u043D | \uB3C4\uBA54\uC778\uC774\uB984 | \uB3C4\uBA54\uC778 \uC774\uB984 | \u30C9\u30E1\u30A4\u30F3\u540D | \u57DF\u540D | \u57DF\u540D\u540D\u79F0 |
    \u7DB2\u57DF\u540D\u7A31 | t\xEAn mi\u1EC1n | nome de dom\xEDnio domain name | domain name domain name | fqdn | domain idn |
    \u0627\u0633\u0645 \u0627\u0644\u0646\u0637\u0627\u0642 | verkkotunnus | naziv domena | domain ace | query | object | dom\xEDnio | domein | domeinnaam |
    dom\xE4nname | dom\xE6ne | \u0434\u043E\u043C\u0435\u043D\u043D\u043E\u0435 \u0438\u043C\u044F | \u0438\u043C\u0435 \u043D\u0430 \u0434\u043E\u043C\u0435\u0439\u043D | dom\xE9na | nome a dominio | nome del dominio |
    alan adi | \uB3C4\uBA54\uC778 | \u03CC\u03BD\u03BF\u03BC\u03B1 \u03C7\u03CE\u03C1\u03BF\u03C5 | \u05E9\u05DD \u05DE\u05EA\u05D7\u05DD | fully qualified domain name | domain fqdn | nazov domeny |
    n\xE1zov dom\xE9ny | domeeninimi | domeninimi | domeniu | nume domeniu | \u043D\u0430\u0437\u0432\u0430 \u0434\u043E\u043C\u0435\u043D\u0443 | \u0434\u043E\u043C\u0435\u043D\u043D\u0435 \u0456\u043C \u044F |
    nama domain | \u0E0A\u0E37\u0E48\u0E2D\u0E42\u0E14\u0E40\u0E21\u0E19 | \u0E42\u0E14\u0E40\u0E21\u0E19 | \u0646\u0627\u0645 \u062F\u0627\u0645\u0646\u0647 | \u062F\u0627\u0645\u0646\u0647 | \u0627\u0644\u0646\u0637\u0627\u0642 | \u05E9\u05DD \u05D3\u05D5\u05DE\u05D9\u05D9\u05DF | \u05D3\u05D5\u05DE\u05D9\u05D9\u05DF | \u05E9\u05DD \u05D4\u05DE\u05EA\u05D7\u05DD | \u30C9\u30E1\u30A4\u30F3 |
    \u7F51\u5740\u57DF\u540D | \u10D3\u10DD\u10DB\u10D4\u10DC\u10D8 | \u10D3\u10DD\u10DB\u10D4\u10DC\u10D8\u10E1 \u10E1\u10D0\u10EE\u10D4\u10DA\u10D8 | \u0434\u043E\u043C\u0435\u043D \u0430\u0442\u0430\u0443\u044B | domain ad\u0131 | nombre dominio | nom domaine | nome dom\xEDnio
  `,
  domain_id: `
    registry domain id | domain id | domain name id | domainid | domain roid | roid | domain handle |
    norid handle | registry object id | domain repository id
  `,
  status: `
    status | domain status | domain state | state | registration status | query status | eppstatus |
    epp status | current status | status of domain | domainstatus | domain registration status |
    registry status | estado | estado del dominio | estado do dom\xEDnio | estado status | statut | stato |
    stato del dominio | durum | \u0441\u0442\u0430\u0442\u0443\u0441 | \u0441\u043E\u0441\u0442\u043E\u044F\u043D\u0438\u0435 | \uC0C1\uD0DC | \u72B6\u614B | \u72B6\u6001 | \u57DF\u540D\u72B6\u6001 | \u7DB2\u57DF\u72C0\u614B | stan |
    domain name status | current domain status | ready status | etat | status codes | domain status codes |
    \xE9tat | zustand | toestand | tillst\xE5nd | tila | stav | \xE1llapot | \u0441\u0442\u0430\u043D | \u0441\u044A\u0441\u0442\u043E\u044F\u043D\u0438\u0435 | olek | b\u016Bsena |
    statuss | tr\u1EA1ng th\xE1i | \u72C0\u614B | \u0627\u0644\u062D\u0627\u0644\u0629 | \u0E2A\u0E16\u0E32\u0E19\u0E30 | \u0E2A\u0E16\u0E32\u0E19\u0E30\u0E42\u0E14\u0E40\u0E21\u0E19 | \u0648\u0636\u0639\u06CC\u062A | \u062D\u0627\u0644\u0629 \u0627\u0644\u0646\u0637\u0627\u0642 | \u05E1\u05D8\u05D8\u05D5\u05E1 | \u05DE\u05E6\u05D1 | \u30C9\u30E1\u30A4\u30F3\u72B6\u614B |
    \u30B9\u30C6\u30FC\u30BF\u30B9 | \uB3C4\uBA54\uC778\uC0C1\uD0DC | \uB3C4\uBA54\uC778 \uC0C1\uD0DC | estado dominio | estatus | estatus del dominio | durumu | alan ad\u0131 durumu |
    \u10E1\u10E2\u10D0\u10E2\u10E3\u10E1\u10D8
  `,
  created_on: `
    created | create | created on | created at | created date | create date | creation | creation date |
    creation time | date created | created time | date of creation | domain created | domain create date |
    domain creation date | record created | record created on | domain record created | registered |
    registered on | registered date | registered at | registered since | registration | registration date |
    registration time | registration on | domain registration date | domain registered | date registered |
    date of registration | domain dateregistered | domain date registered | first registered |
    first registration date | original registration date | original creation date | commencement date |
    domain record activated | activated | activated on | activation date | activation | active since |
    domain activated | connected date | assigned | assigned date | delegated | delegation date | regdate |
    crdate | reg created | domain name commencement date | registrado | fecha de registro |
    fecha de creaci\xF3n | fecha de creacion | fecha de alta | creado | fecha registro | date de cr\xE9ation |
    date de creation | cr\xE9\xE9 le | cree le | date d enregistrement | data de cria\xE7\xE3o | data de registro |
    data de registo | data di registrazione | data di creazione | data creazione | criado | creato il |
    data rejestracji | utworzono | erstellt | registriert am | registriert | registrerad | registreret |
    oprettet | opprettet | rekister\xF6ity | luotu | olu\u015Fturulma tarihi | kay\u0131t tarihi | datum registracije |
    datum registrace | registrov\xE1n | \u0434\u0430\u0442\u0430 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438 | \u0434\u0430\u0442\u0430 \u0441\u0442\u0432\u043E\u0440\u0435\u043D\u043D\u044F | \u0441\u043E\u0437\u0434\u0430\u043D | \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043D |
    \u0441\u0442\u0432\u043E\u0440\u0435\u043D\u043E | \uB4F1\uB85D\uC77C | \u767B\u9332\u5E74\u6708\u65E5 | \u6CE8\u518C\u65F6\u95F4 | \u8A3B\u518A\u65E5\u671F | \u6CE8\u518C\u65E5\u671F | \u521B\u5EFA\u65F6\u95F4 | ng\xE0y \u0111\u0103ng k\xFD | data de registo creation date |
    registered on date | domain creation time | creationdate | date registration | created date time |
    creation date time | creation datetime | registration start | domain created on | assignment date |
    start date | fecha de activaci\xF3n | creado el | creada | criado em | registado em | data registrazione |
    creato | cr\xE9\xE9 | enregistr\xE9 le | registrierungsdatum | erstellt am | angelegt | anmeldedatum |
    datum der registrierung | registratiedatum | geregistreerd | geregistreerd op | aangemaakt |
    datum registratie | registrerad datum | skapad | skapad datum | registreringsdato | registrert |
    rekister\xF6intip\xE4iv\xE4 | my\xF6nt\xE4misp\xE4iv\xE4 | utworzona | data utworzenia | zarejestrowano | vytvo\u0159eno |
    registrov\xE1no | vytvoren\xE9 | d\xE1tum registr\xE1cie | registr\xE1l\xE1s | regisztr\xE1ci\xF3 d\xE1tuma | l\xE9trehozva |
    \u0434\u0430\u0442\u0430 \u0441\u043E\u0437\u0434\u0430\u043D\u0438\u044F | \u0434\u0430\u0442\u0430 \u0440\u0435\u0454\u0441\u0442\u0440\u0430\u0446\u0456\u0457 | \u0437\u0430\u0440\u0435\u0454\u0441\u0442\u0440\u043E\u0432\u0430\u043D\u043E | \u0434\u0430\u0442\u0430 \u043D\u0430 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u044F | \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u0430\u043D | \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u0430\u043D \u043D\u0430 |
    data \xEEnregistr\u0103rii | \xEEnregistrat | inregistrat la | kreirano | registreeritud | loodud | registruotas |
    sukurtas | re\u0123istr\u0113ts | ng\xE0y t\u1EA1o | \u5275\u5EFA\u65E5\u671F | \uC0DD\uC131\uC77C | \u062A\u0627\u0631\u064A\u062E \u0627\u0644\u062A\u0633\u062C\u064A\u0644 | \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03BA\u03B1\u03C4\u03B1\u03C7\u03CE\u03C1\u03B7\u03C3\u03B7\u03C2 |
    domain commencement date | record created at | tanggal pendaftaran | tanggal registrasi |
    tanggal dibuat | tarikh daftar | tarikh pendaftaran | \u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E08\u0E14\u0E17\u0E30\u0E40\u0E1A\u0E35\u0E22\u0E19 | \u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E25\u0E07\u0E17\u0E30\u0E40\u0E1A\u0E35\u0E22\u0E19 | \u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E2A\u0E23\u0E49\u0E32\u0E07 |
    \u062A\u0627\u0631\u06CC\u062E \u062B\u0628\u062A | \u062A\u0627\u0631\u06CC\u062E \u0627\u06CC\u062C\u0627\u062F | \u062A\u0627\u0631\u064A\u062E \u0627\u0644\u0625\u0646\u0634\u0627\u0621 | \u05EA\u05D0\u05E8\u05D9\u05DA \u05E8\u05D9\u05E9\u05D5\u05DD | \u05EA\u05D0\u05E8\u05D9\u05DA \u05D9\u05E6\u05D9\u05E8\u05D4 | \u767B\u9332\u65E5 | \u767B\u9332\u65E5\u6642 | \u30C9\u30E1\u30A4\u30F3\u767B\u9332\u65E5 | \uB4F1\uB85D\uC77C\uC790 |
    \uB4F1\uB85D \uC77C\uC790 | \u6CE8\u518C\u65E5 | \u521B\u5EFA\u65E5\u671F | \u57DF\u540D\u6CE8\u518C\u65E5\u671F | \u57DF\u540D\u6CE8\u518C\u65F6\u95F4 | \u8A3B\u518A\u6642\u9593 | \u5EFA\u7ACB\u65E5\u671F | fecha de inscripci\xF3n | fecha de alta del dominio |
    \u10E0\u10D4\u10D2\u10D8\u10E1\u10E2\u10E0\u10D0\u10EA\u10D8\u10D8\u10E1 \u10D7\u10D0\u10E0\u10D8\u10E6\u10D8 | \u0442\u0456\u0440\u043A\u0435\u043B\u0433\u0435\u043D \u043A\u04AF\u043D\u0456 | date approved | approved | approved on | approval date |
    domain approved | first registered date | registered since date | domain registered on | delegated on |
    first registration | reg date | domain creation | registered from | valid from | active from |
    entry created | record date | fecha alta | fecha de inicio | fecha creaci\xF3n | fecha creacion |
    date d inscription | data de inscri\xE7\xE3o | data de in\xEDcio | yarat\u0131lma tarihi | \u0434\u0430\u0442\u0430 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438 \u0434\u043E\u043C\u0435\u043D\u0430 |
    \u0434\u0430\u0442\u0430 \u043D\u0430\u0447\u0430\u043B\u0430 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438 | registered date time | registration began | date of first registration |
    initial registration | initial registration date
  `,
  updated_on: `
    updated | updated on | updated at | updated date | update date | update | last updated |
    last updated on | last updated date | last update | last update date | last update on |
    last update time | lastupdate | date updated | modified | modified on | modified date | last modified |
    last modified on | last modified date | modification date | date modified | date last modified |
    last modification | last modification date | last modification on | modified at | last modify |
    modify date | last revised | changed | changed on | changed date | last changed | last changed date |
    last change | last edited | last edited on | domain last updated | domain last updated date |
    domain update date | domain datelastmodified | domain date lastmodified | domain date last modified |
    record last updated | record last updated on | record updated | domain record last updated |
    domain updated | update time | up date | upd date | updateddate | changed at | date de mise \xE0 jour |
    derni\xE8re modification | derniere modification | modifi\xE9 le | mis \xE0 jour | mis a jour le |
    ultima actualizaci\xF3n | \xFAltima actualizaci\xF3n | ultima actualizacion | \xFAltima modificaci\xF3n |
    ultima modificacion | fecha de modificaci\xF3n | fecha de actualizaci\xF3n | \xFAltima altera\xE7\xE3o | alterado |
    \xFAltima atualiza\xE7\xE3o | ultimo aggiornamento | ultima modifica | ostatnia modyfikacja | ge\xE4ndert |
    aktualisiert | letzte \xE4nderung | \xE4ndrad | endret | sidst opdateret | sist endret | muokattu |
    g\xFCncelleme tarihi | son g\xFCncelleme | \u0434\u0430\u0442\u0430 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F | \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0435\u0435 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u0435 | \u0438\u0437\u043C\u0435\u043D\u0435\u043D | \u043E\u043D\u043E\u0432\u043B\u0435\u043D\u043E |
    \u0437\u043C\u0456\u043D\u0435\u043D\u043E | \uCD5C\uADFC \uC815\uBCF4 \uBCC0\uACBD\uC77C | \u6700\u7D42\u66F4\u65B0 | \u66F4\u65B0\u65F6\u95F4 | \u66F4\u65B0\u65E5\u671F | \u6700\u540E\u66F4\u65B0 | last amended | amended | date last updated |
    last transfer or update | registry updated date | updated time | last updated time | data last updated |
    last updated at | date of last update | record changed | domain last updated on | domain updated date |
    actualizado | modificado | data de atualiza\xE7\xE3o | atualizado em | data de altera\xE7\xE3o |
    data aggiornamento | aggiornato | derni\xE8re mise \xE0 jour | modifi\xE9 | date de modification |
    letzte aktualisierung | ge\xE4ndert am | laatste wijziging | laatst gewijzigd | gewijzigd | bijgewerkt |
    senast \xE4ndrad | uppdaterad | sist oppdatert | \xE6ndret | senest \xE6ndret | viimeksi muutettu | muutettu |
    zmodyfikowano | data modyfikacji | aktualizacja | zm\u011Bn\u011Bno | posledn\xED zm\u011Bna | naposledy zm\u011Bn\u011Bno |
    zmenen\xE9 | posledn\xE1 zmena | m\xF3dos\xEDtva | utols\xF3 m\xF3dos\xEDt\xE1s | \u043E\u0431\u043D\u043E\u0432\u043B\u0435\u043D | \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0435\u0435 \u043E\u0431\u043D\u043E\u0432\u043B\u0435\u043D\u0438\u0435 |
    \u0434\u0430\u0442\u0430 \u043E\u0431\u043D\u043E\u0432\u043B\u0435\u043D\u0438\u044F | \u0434\u0430\u0442\u0430 \u0437\u043C\u0456\u043D\u0438 | \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0430 \u043F\u0440\u043E\u043C\u044F\u043D\u0430 | \u043F\u0440\u043E\u043C\u0435\u043D\u0435\u043D | actualizat | ultima actualizare |
    modificat | zadnja promjena | izmijenjeno | muudetud | atnaujinta | atjaunots | ng\xE0y c\u1EADp nh\u1EADt | \uC218\uC815\uC77C |
    tanggal diperbarui | terakhir diperbarui | tanggal perubahan | tarikh kemaskini | \u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E41\u0E01\u0E49\u0E44\u0E02 |
    \u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E1B\u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E38\u0E07 | \u0E41\u0E01\u0E49\u0E44\u0E02\u0E25\u0E48\u0E32\u0E2A\u0E38\u0E14 | \u062A\u0627\u0631\u06CC\u062E \u0628\u0631\u0648\u0632\u0631\u0633\u0627\u0646\u06CC | \u0622\u062E\u0631\u06CC\u0646 \u0628\u0631\u0648\u0632\u0631\u0633\u0627\u0646\u06CC | \u0622\u062E\u0631\u06CC\u0646 \u062A\u063A\u06CC\u06CC\u0631 | \u062A\u0627\u0631\u064A\u062E \u0627\u0644\u062A\u062D\u062F\u064A\u062B |
    \u0622\u062E\u0631 \u062A\u062D\u062F\u064A\u062B | \u05EA\u05D0\u05E8\u05D9\u05DA \u05E2\u05D3\u05DB\u05D5\u05DF | \u05E2\u05D3\u05DB\u05D5\u05DF \u05D0\u05D7\u05E8\u05D5\u05DF | \u66F4\u65B0\u65E5 | \u6700\u7D42\u66F4\u65B0\u65E5 | \u66F4\u65B0\u65E5\u6642 | \uCD5C\uADFC \uBCC0\uACBD\uC77C | \uBCC0\uACBD\uC77C | \u6700\u540E\u66F4\u65B0\u65F6\u95F4 | \u6700\u8FD1\u66F4\u65B0\u65E5\u671F | \u4FEE\u6539\u65E5\u671F |
    \u6700\u5F8C\u66F4\u65B0\u65E5\u671F | \u6700\u5F8C\u66F4\u65B0\u6642\u9593 | data da \xFAltima atualiza\xE7\xE3o | data de modifica\xE7\xE3o | fecha de \xFAltima modificaci\xF3n |
    fecha \xFAltima modificaci\xF3n | \u0434\u0430\u0442\u0430 \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0435\u0433\u043E \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F | domain modified | domain changed |
    date amended | date of last modification | mod date | last changed on | entry updated | date of update |
    date of last change | domain last modified | domain last modified on | fecha de \xFAltima actualizaci\xF3n |
    fecha de ultima actualizacion | fecha actualizaci\xF3n | fecha modificaci\xF3n | last change date |
    last changes | date last changed | date changed
  `,
  expires_on: `
    expires | expires on | expires at | expires date | expire | expire on | expire at | expire date |
    expire time | expired | expired on | expired date | expiredate | expiry | expiry date | expiry on |
    expiration | expiration on | expiration date | expiration time | exp date | expdate | exdate |
    expirationdate | expirydate | registry expiry date | registrar registration expiration date |
    registrar registration expiry date | registrar expiration date | registrar expiry date |
    registry expiration date | domain expires | domain expires on | domain expiration date |
    domain expiry date | domain expire date | domain expiry | record expires | record expires on |
    record expires at | record will expire on | registration expires | registration expires on |
    registration expiration | registration expiration date | registration expiry date | date expires |
    date of expiration | date of expiry | expiration due date | renewal | renewal date | renew by |
    renewed until | next renewal date | renewal due | due date | paid till | paid until | paid through |
    payed till | valid | valid until | valid till | valid to | valid date | validity | validity date |
    validuntil | domain validity | billed until | domain datebilleduntil | domain date billed until |
    end date | free date fallback | ok until | registered until | registration end date |
    fecha de expiraci\xF3n | fecha de expiracion | fecha de vencimiento | fecha de caducidad | vencimiento |
    expira | caduca | fecha expiraci\xF3n | date d expiration | expire le | date d \xE9ch\xE9ance | date de fin |
    data de expira\xE7\xE3o | data de validade | data di scadenza | scadenza | data wyga\u015Bni\u0119cia |
    koniec okresu rozliczeniowego | okres rozliczeniowy | l\xE4uft ab | ablaufdatum | g\xFCltig bis | utg\xE5r |
    utl\xF8per | udl\xF8ber | udl\xF8bsdato | vanhenee | biti\u015F tarihi | son kullanma tarihi | datum isteka |
    datum expirace | vypr\u0161\xED | lej\xE1rat | \u0434\u0430\u0442\u0430 \u043E\u043A\u043E\u043D\u0447\u0430\u043D\u0438\u044F | \u043E\u043F\u043B\u0430\u0447\u0435\u043D \u0434\u043E | \u0434\u0435\u0439\u0441\u0442\u0432\u0438\u0442\u0435\u043B\u0435\u043D \u0434\u043E | \u0438\u0441\u0442\u0435\u043A\u0430\u0435\u0442 |
    \u0441\u043F\u043B\u0430\u0447\u0435\u043D\u043E \u0434\u043E | \u0437\u0430\u043A\u0456\u043D\u0447\u0443\u0454\u0442\u044C\u0441\u044F | \u0434\u0430\u0442\u0430 \u0437\u0430\u043A\u0456\u043D\u0447\u0435\u043D\u043D\u044F | \uC0AC\uC6A9 \uC885\uB8CC\uC77C | \u6709\u52B9\u671F\u9650 | \u8FC7\u671F\u65F6\u95F4 | \u5230\u671F\u65F6\u95F4 | \u5230\u671F\u65E5\u671F | \u6709\u6548\u671F | ng\xE0y h\u1EBFt h\u1EA1n |
    data de expira\xE7\xE3o expiration date | current expiration date | expiry time | expiration date time |
    domain expiration | valid thru | renewal due date | next renewal | next due date | expiry date time |
    active until | vence | vence el | expira el | data de vencimento | validade | expira em |
    data scadenza | scade il | scade | l\xE4uft ab am | verfallsdatum | vervaldatum | verloopdatum | verloopt |
    verloopt op | geldig tot | utg\xE5ngsdatum | g\xE5r ut | utl\xF8psdato | udl\xF8bsdag | vanhentuu | p\xE4\xE4ttyy |
    p\xE4\xE4ttymisp\xE4iv\xE4 | voimassaolo p\xE4\xE4ttyy | wygasa | wa\u017Cna do | expirace | platnost do | plat\xED do |
    platnos\u0165 do | d\xE1tum expir\xE1cie | lej\xE1rat d\xE1tuma | \xE9rv\xE9nyes | \u0434\u0430\u0442\u0430 \u043E\u043A\u043E\u043D\u0447\u0430\u043D\u0438\u044F \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438 | \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0434\u043E |
    \u0434\u0430\u0442\u0430 \u043E\u043A\u043E\u043D\u0447\u0430\u043D\u0438\u044F \u0434\u0435\u043B\u0435\u0433\u0438\u0440\u043E\u0432\u0430\u043D\u0438\u044F | \u0434\u0456\u0454 \u0434\u043E | \u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0434\u043E | \u0438\u0437\u0442\u0438\u0447\u0430 | \u0438\u0437\u0442\u0438\u0447\u0430 \u043D\u0430 | data expir\u0103rii | expir\u0103 |
    expira la | isti\u010De | istje\u010De | aegub | kehtib kuni | galioja iki | der\u012Bgs l\u012Bdz | ge\xE7erlilik tarihi |
    \u6709\u6548\u671F\u81F3 | \u5230\u671F\u65E5 | \u6709\u6548\u671F\u9650 | \uB9CC\uB8CC\uC77C | \u062A\u0627\u0631\u064A\u062E \u0627\u0644\u0627\u0646\u062A\u0647\u0627\u0621 | \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03BB\u03AE\u03BE\u03B7\u03C2 | tanggal kedaluwarsa | tanggal kadaluarsa |
    tanggal berakhir | berlaku sampai | berlaku hingga | tarikh luput | tarikh tamat | \u0E27\u0E31\u0E19\u0E2B\u0E21\u0E14\u0E2D\u0E32\u0E22\u0E38 |
    \u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E2B\u0E21\u0E14\u0E2D\u0E32\u0E22\u0E38 | \u062A\u0627\u0631\u06CC\u062E \u0627\u0646\u0642\u0636\u0627 | \u062A\u0627\u0631\u06CC\u062E \u067E\u0627\u06CC\u0627\u0646 | \u0627\u0646\u062A\u0647\u0627\u0621 \u0627\u0644\u0635\u0644\u0627\u062D\u064A\u0629 | \u05EA\u05D0\u05E8\u05D9\u05DA \u05EA\u05E4\u05D5\u05D2\u05D4 | \u05EA\u05D5\u05E7\u05E3 | \u05D1\u05EA\u05D5\u05E7\u05E3 \u05E2\u05D3 | \u6709\u52B9\u671F\u9593\u6E80\u4E86\u65E5 |
    \u6E80\u4E86\u65E5 | \u6709\u52B9\u671F\u9650\u65E5 | \uB9CC\uB8CC\uC77C\uC790 | \uB9CC\uB8CC \uC77C\uC790 | \uC720\uD6A8\uAE30\uAC04 | \u5931\u6548\u65E5\u671F | \u5931\u6548\u65F6\u95F4 | \u57DF\u540D\u5230\u671F\u65E5\u671F | \u57DF\u540D\u5230\u671F\u65F6\u95F4 | \u57DF\u540D\u8FC7\u671F\u65F6\u95F4 | \u8A3B\u518A\u5230\u671F\u65E5 | \u5230\u671F\u6642\u9593 | \u6709\u6548\u65E5\u671F |
    fecha de fin | v\xE1lido hasta | v\xE1lido at\xE9 | valide jusqu au | \u10D5\u10D0\u10D3\u10D8\u10E1 \u10D2\u10D0\u10E1\u10D5\u10DA\u10D8\u10E1 \u10D7\u10D0\u10E0\u10D8\u10E6\u10D8 |
    domain currently expires | currently expires | current expiry date | date renewal |
    domain renewal date | next renewal due | registration expiry | registry expiration | registry expiry |
    renewal on | valid upto | valid up to | domain valid until | domain valid till | entry expires |
    vigencia | fecha expiracion | fecha vencimiento | fecha de renovaci\xF3n | date de renouvellement |
    renouvellement | data de renova\xE7\xE3o | expiration of registration | registration valid until |
    registration ends | domain registration expires | domain renewal | next renewal on | date of renewal |
    \u0441\u0440\u043E\u043A \u0434\u0435\u0439\u0441\u0442\u0432\u0438\u044F \u0434\u043E | \u0441\u0440\u043E\u043A \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438 \u0434\u043E
  `,
  nameserver: `
    nameserver | nameservers | name server db | name server | name servers | nserver | nservers | ns | nss |
    ns name | nsname | dns | dns server | dns servers | dns name | dns nameserver | dns name server |
    dns name servers | dns nameservers | domain nameserver | domain nameservers | domain name server |
    domain name servers | domain server | domain servers | domain servers in listed order |
    domain servers listed in order | name servers listed in order | nameservers in listed order | host |
    hosts | host name | hostname | hostnames | host names | server | servers | server name |
    primary server | secondary server | primary nameserver | secondary nameserver | primary name server |
    secondary name server | primary dns | secondary dns | tertiary name server | primary server hostname |
    secondary server hostname | primary | secondary | master | slave | name server information |
    nameserver information | nameserver name | name server name | name server hostname | server hostname |
    delegated nameservers | authoritative name servers | delegation | ns record | ns records | domain ns |
    ns1 | dnshost | dns1 | primary name server information | listed name servers |
    domain name servers in listed order | name server records | registered nameservers | zone name servers |
    nameserver list | name servers information | domain nameservers in listed order | serveur de noms |
    serveurs de noms | serveurs de nom | serveur dns | serveurs dns | serveur de nom | servidor de nombres |
    servidores de nombres | servidor dns | servidores dns | servidor de nombre | servidores de nombre |
    servidor | servidores | servidores de dominio | servidor de nomes | servidores de nomes | nserver dns |
    servidor de dominio | server dei nomi | server dns | serwer nazw | serwery nazw | serwery dns |
    namnserver | namnservrar | navneserver | navneservere | nimipalvelin | nimipalvelimet |
    isim sunucular\u0131 | alan ad\u0131 sunucular\u0131 | dns sunucular\u0131 | name servers domain servers | \u0441\u0435\u0440\u0432\u0435\u0440 \u0438\u043C\u0435\u043D |
    \u0441\u0435\u0440\u0432\u0435\u0440\u044B \u0438\u043C\u0435\u043D | dns \u0441\u0435\u0440\u0432\u0435\u0440\u044B | \u0441\u0435\u0440\u0432\u0435\u0440\u0438 \u0456\u043C\u0435\u043D | \uD638\uC2A4\uD2B8\uC774\uB984 | \uB124\uC784\uC11C\uBC84 | 1\uCC28 \uB124\uC784\uC11C\uBC84 \uC815\uBCF4 | 2\uCC28 \uB124\uC784\uC11C\uBC84 \uC815\uBCF4 | \u30CD\u30FC\u30E0\u30B5\u30FC\u30D0 |
    \u30D7\u30E9\u30A4\u30DE\u30EA\u30CD\u30FC\u30E0\u30B5\u30FC\u30D0 | \u57DF\u540D\u670D\u52A1\u5668 | dns\u670D\u52A1\u5668 | \u540D\u7A31\u4F3A\u670D\u5668 | \u7DB2\u57DF\u540D\u7A31\u4F3A\u670D\u5668 | nazwy serwer\xF3w | n\xE9v szerver |
    name server handle host | dns sunucusu | registered name servers | m\xE1y ch\u1EE7 dns | nombre de servidor |
    nameserver 1 | naamserver | naamservers | navnetjener | navnetjenere | n\xE9vszerverek | dns poslu\u017Eitelji |
    poslu\u017Eitelji | imenski stre\u017Enik | imenski stre\u017Eniki | nimeserver | nimeserverid | v\u0101rdu serveri |
    vard\u0173 serveriai | menn\xE9 servery | menn\xFD server | \u0441\u044A\u0440\u0432\u044A\u0440\u0438 \u0437\u0430 \u0438\u043C\u0435\u043D\u0430 | \u03B5\u03BE\u03C5\u03C0\u03B7\u03C1\u03B5\u03C4\u03B7\u03C4\u03AD\u03C2 \u03BF\u03BD\u03BF\u03BC\u03AC\u03C4\u03C9\u03BD |
    dns \u0441\u0435\u0440\u0432\u0435\u0440\u0438 | dns servery | name server dns | nom serveur | serveurs | ns list hosts |
    name servers primary | domain servers information | primary ns | secondary ns | nameserver hostname |
    dns host | servidor de nome | nomi server | namensserver | navnetjenere | navnetjener | serwer dns |
    jmenn\xFD server | jmenn\xE9 servery | menn\xFD server | n\xE9vszerver | n\xE9vszerverek | \u0441\u0435\u0440\u0432\u0435\u0440 dns | \u0441\u0435\u0440\u0432\u0435\u0440\u044B dns |
    dns \u0441\u0435\u0440\u0432\u0435\u0440 | \u0441\u0435\u0440\u0432\u0435\u0440 \u0456\u043C\u0435\u043D | \u0441\u044A\u0440\u0432\u044A\u0440 \u0437\u0430 \u0438\u043C\u0435\u043D\u0430 | \u0441\u044A\u0440\u0432\u044A\u0440\u0438 \u0437\u0430 \u0438\u043C\u0435\u043D\u0430 | servere de nume | server de nume |
    imenski stre\u017Enik | nimeserver | nimeserverid | vard\u0173 serveriai | v\u0101rdu serveri | alan ad\u0131 sunucusu |
    ad sunucular\u0131 | i\u0307sim sunucusu | m\xE1y ch\u1EE7 t\xEAn mi\u1EC1n | \u540D\u79F0\u670D\u52A1\u5668 | dns \u670D\u52A1\u5668 | \u57DF\u540D\u4F3A\u670D\u5668 | \u062E\u0627\u062F\u0645 \u0627\u0644\u0623\u0633\u0645\u0627\u0621 |
    \u0623\u0633\u0645\u0627\u0621 \u0627\u0644\u062E\u0648\u0627\u062F\u0645 | \u03B4\u03B9\u03B1\u03BA\u03BF\u03BC\u03B9\u03C3\u03C4\u03AE\u03C2 \u03BF\u03BD\u03BF\u03BC\u03AC\u03C4\u03C9\u03BD | server nama | nama server | pelayan nama | \u0E40\u0E19\u0E21\u0E40\u0E0B\u0E34\u0E23\u0E4C\u0E1F\u0E40\u0E27\u0E2D\u0E23\u0E4C |
    \u0E40\u0E19\u0E21\u0E40\u0E0B\u0E34\u0E1F\u0E40\u0E27\u0E2D\u0E23\u0E4C | \u0646\u0627\u0645 \u0633\u0631\u0648\u0631 | \u0633\u0631\u0648\u0631 \u0646\u0627\u0645 | \u06A9\u0627\u0631\u0633\u0627\u0632 \u0646\u0627\u0645 | \u062E\u0648\u0627\u062F\u0645 \u0627\u0644\u0623\u0633\u0645\u0627\u0621 | \u062E\u0627\u062F\u0645 \u0623\u0633\u0645\u0627\u0621 \u0627\u0644\u0646\u0637\u0627\u0642\u0627\u062A | \u05E9\u05E8\u05EA \u05E9\u05DE\u05D5\u05EA |
    \u05E9\u05E8\u05EA\u05D9 \u05E9\u05DE\u05D5\u05EA | \u05E9\u05E8\u05EA dns | \u05E9\u05E8\u05EA\u05D9 dns | \u30CD\u30FC\u30E0\u30B5\u30FC\u30D0\u30FC | \uB124\uC784 \uC11C\uBC84 | \u540D\u79F0\u670D\u52A1\u5668\u5217\u8868 | \u540D\u7A31\u4F3A\u670D\u5668\u5217\u8868 | dns\u4F3A\u670D\u5668 | serveur |
    serveur de noms de domaine | serveurs de noms de domaine | servidores de nombres de dominio |
    servidor de nombres de dominio | servidor de nomes de dom\xEDnio | primary nameserver hostname |
    secondary nameserver hostname | primary name server hostname | secondary name server hostname |
    primary name server name | secondary name server name | \u10E1\u10D0\u10EE\u10D4\u10DA\u10D7\u10D0 \u10E1\u10D4\u10E0\u10D5\u10D4\u10E0\u10D8 | current nameservers |
    current name servers | domain name servers listed in order | name servers in the listed order |
    domain name server in listed order | servidor es de nombres de dominio |
    servidor es de nombre de dominio | servidor es dns | authoritative ns | authoritative dns |
    delegated to | primary dns server | secondary dns server | master dns | slave dns | tertiary dns |
    third dns | fourth dns | name servers list | list of name servers | dns primario | dns secundario |
    dns primaire | dns secondaire | nom du serveur | serveur primaire | serveur secondaire |
    serveur dns primaire | serveur dns secondaire | servidor primario | servidor secundario |
    servidor prim\xE1rio | servidor secund\xE1rio | servidor dns primario | servidor dns secundario |
    dns hostname | ns hostname | name server host | nameserver host | dns server name |
    dns server hostname | name servers in listed order | name server in listed order |
    nameserver in listed order | dns information | dns details | dns info | delegated name servers |
    delegated nameserver | name servers details | name server details | nameserver details |
    nameservers details | dns del dominio | \u0441\u0435\u0440\u0432\u0435\u0440\u044B \u0438\u043C\u0451\u043D | primary and secondary servers |
    primary and secondary name servers | zone servers | dns server information | dns servers information |
    nameservers information | domain dns | dns servers in listed order | servidores de nombre de dominio
  `,
  "nameserver.ip": `
    ip | ip address | ip addresses | ipv4 | ipv6 | ns ip | ns ip address | host ip | host ip address |
    nameserver ip | nameserver ip address | name server ip | name server ip address | server ip | ns ip4 |
    ns ip6 | ns ipv4 | ns ipv6 | primary server ip | nserver ip | glue | ip\uC8FC\uC18C | dns ip | ipv4 address |
    ipv6 address | ip v4 | ip v6 | primary server netaddress | secondary server netaddress | netaddress |
    primary nameserver ip | secondary nameserver ip | primary name server ip | secondary name server ip |
    primary nameserver ip address | secondary nameserver ip address | primary name server ip address |
    secondary name server ip address | primary ip | secondary ip | primary ip address |
    secondary ip address | dns server ip | secondary server ip | primary server ip address |
    secondary server ip address | direcci\xF3n ip | direccion ip | adresse ip | ip \u0430\u0434\u0440\u0435\u0441 | ip\u5730\u5740 | ip \u5730\u5740 |
    ip\u30A2\u30C9\u30EC\u30B9 | ip \uC8FC\uC18C
  `,
  referral_whois: `
    registrar whois server | registrar whois | whois server | whois | referral whois |
    registrar whois host | referralserver | referral server | whois host | refer
  `,
  referral_url: "referral url | referral | referralurl",
  "registrant.name": "nombre del titular | nome do titular | nom du titulaire | t\xEAn ch\u1EE7 th\u1EC3 | \u6CE8\u518C\u4EBA\u59D3\u540D | \u6CE8\u518C\u4EBA\u540D\u79F0 | \u8A3B\u518A\u4EBA\u59D3\u540D | \u8A3B\u518A\u4EBA\u540D\u7A31",
  // A role and a field in one word, as Chinese sets no blank between them.
  "registrant.organization": "\u6CE8\u518C\u4EBA\u5355\u4F4D | \u6CE8\u518C\u5355\u4F4D | \u6CE8\u518C\u4EBA\u7EC4\u7EC7 | \u8A3B\u518A\u55AE\u4F4D",
  "registrant.email": "email do titular | email del titular | correo del titular | email du titulaire | \u6CE8\u518C\u4EBA\u90AE\u7BB1 | \u6CE8\u518C\u4EBA\u7535\u5B50\u90AE\u4EF6 | \u6CE8\u518C\u4EBA\u8054\u7CFB\u90AE\u7BB1 | \u6CE8\u518C\u4EBA\u8054\u7CFB\u90AE\u4EF6 | \u8A3B\u518A\u4EBA\u96FB\u5B50\u90F5\u4EF6 | \u6CE8\u518C\u8005\u90AE\u7BB1",
  "registrant.phone": "\u6CE8\u518C\u4EBA\u7535\u8BDD | \u8A3B\u518A\u4EBA\u96FB\u8A71",
  "registrant.address": "\u6CE8\u518C\u4EBA\u5730\u5740 | \u8A3B\u518A\u4EBA\u5730\u5740 | \uB4F1\uB85D\uC778 \uC8FC\uC18C",
  "registrant.zip": "\uB4F1\uB85D\uC778 \uC6B0\uD3B8\uBC88\uD638",
  "admin.email": "\u7BA1\u7406\u8054\u7CFB\u4EBA\u90AE\u7BB1 | \u7BA1\u7406\u5458\u90AE\u7BB1 | \uCC45\uC784\uC790 \uC804\uC790\uC6B0\uD3B8",
  "admin.phone": "\uCC45\uC784\uC790 \uC804\uD654\uBC88\uD638",
  // `Contact Type: Administrative` above each contact's fields.
  "object.id": "contact type | type of contact | contact role | tipo de contacto | type de contact",
  details: `
    domain information | domain info | domain details | domain data | domain name information |
    relevant dates | important dates | dates | registration details | registration information |
    registration data | record | domain record | domain registration | registry information | information |
    general information | whois information | information du domaine | informaci\xF3n del dominio |
    informations domaine | domain registration information | domain name details | additional info |
    additional information | important date | domain registry data | english | ascii | details |
    domain dates
  `
};

// src/parse/words/ignored.ts
var IGNORED_LABELS = {
  "-": `
    dnssec | dnssec status | dnssec signed | dnssec ds data | dnssec delegation | dnssec deployment |
    dnssec key | dnssec keytag | dnssec algorithm | dnssec digest | dnssec digest type | signing key |
    ds record | ds data | ds rdata | ds | ds keytag | ds algorithm | ds digest | ds digest type |
    ds key tag | dsset | keyset | key tag | keytag | algorithm | digest | digest type | key1 tag |
    key1 algo | key1 dgst t | key1 dgst | dnskey | flags | protocol | public key | ds maxsiglife |
    max sig life | dnssec maxsiglife | signed | delegation signed | domain signed | zone signed | ns list |
    nsl id | nsset | nsstat | nslastaa | nserver status | dsstatus | dslastok | dsrecord |
    name server handle | source | mnt by | mnt lower | mntner | mnt ref | notify | remark | remarks |
    comment | comments | note | notice | notes | descr | description | hold | changed by | created by |
    updated by | last updated by | last updated by registrar | last updated registrar |
    created by registrar | created by registrar iana id | last updated by registrar iana id | modified by |
    last modified by | modified by registrar | registrar created by | registrar last updated by | reseller |
    reseller name | reseller url | registrar abuse contact email | registrar abuse contact phone |
    registrar abuse contact | registrar email | registrar phone | registrar fax | registrar address |
    registrar street | registrar city | registrar state | registrar province | registrar postal code |
    registrar country | registrar country code | registrar customer service contact |
    registrar customer service email | registrar admin contact | registrar technical contact |
    registrar e mail | registrar telephone | registrar contact email | registrar contact |
    registrar status | registrar created | registrar state province | abuse contact email |
    abuse contact phone | abuse email | abuse phone | abuse contact | registrar zip | registrar zipcode |
    registrar address1 | registrar postalcode | registrar email address | registrar phone number |
    registrar fax number | registrar type | registrar reseller |
    url of the icann whois inaccuracy complaint form |
    url of the icann whois data problem reporting system | url of the icann rdds inaccuracy complaint form |
    icann whois inaccuracy complaint form | last update of whois database | last update of rdds database |
    domain last update of whois database | database last updated on | whois database last update |
    whois lookup made at | timestamp | query time | query datetime | query_datetime | version |
    whois version | time of query | whois db time | request received | request | requested on |
    processed from | whois server version | db time | trademark name | trademark date | trademark country |
    trademark number | trademark office | variant | variants | idn tag | idn table | idn script |
    domain idn tag | internationalized domain name | unicode name | ace | u label | a label | idn name |
    domain name idn | idn domain name | domain unicode | punycode | language | domain language | premium |
    tier | class | category | domain type | type | registrant type | org type | organization type |
    application status | purpose | eligibility type | eligibility name | eligibility id | eligibility |
    registrant eligibility | public data | publishes | \uC815\uBCF4\uACF5\uAC1C\uC5EC\uBD80 | privacy | lock | lock status | domain lock |
    registrar lock | registry lock | transfer lock | auto renew | domain delegaterequested |
    domain delegate requested | free date | last transfer | last transferred | last transferred date |
    transferred date | transfer date | last transfer date | date transferred | transferred |
    quarantine date | deletion date | deleted | delete date | redemption date | suspend date | cancel date |
    reg until | rgp status | domain period | period | term | registration period | domain age | authinfo |
    auth | scope | consent | disclaimer | terms of use | terms | conditions | please note | warning |
    important | copyright | ipaddress | client | registry | sponsor id | zone contact | zone c | billing c |
    billing contact | bill c | ticket | provider id | aut num | inetrev | reg name | domaintype | reg type |
    name collision | blocked | last renewed | renewed on | last renewed date | last renewal |
    domain registration fee | publicregistrant | service | visit | web | website | web site | url | email |
    phone | ownerid | owner id | record maintained by | domain service | registered domain |
    more information | for more information | see | see also | attention | error code | error message |
    renewal notice | abuse notice | data validation | status reason | last status change | match | result |
    code | message | whois id | registry premium | reserved reason | infringement | geo | holder type |
    release date | available from | created for | internal id | country | parent domain |
    registrant application purpose | registrant nexus category | source ip | inaccuracy | tld |
    last update of database | database last updated | whois last updated | whois data last updated |
    data last updated | last database update | generated on | generated at | generated | available on |
    available at | renewed | renewed date | renew date | nameserver last checked | registrar since |
    certificate expires | registrar updated | nameserver created | dropped on | drop date |
    grace period ends | redemption ends | redemption end date | auction date | registrar admin email |
    registrar technical email | registrar admin phone | registrar technical phone | registrar admin name |
    registrar technical name
  `
};

// src/parse/words/nameserver.ts
var NAMESERVER_MEMBERS = {
  nameserver: `
    name | host | host name | hostname | server | server name | fqdn | primary | secondary | master |
    slave | dns name | nom | nombre | nome | \u0438\u043C\u044F
  `,
  "nameserver.ip": `
    ip | ip n | ip no | ip address | ip addresses | ipv4 | ipv6 | ipv4 address | ipv6 address | address |
    addresses | adresse ip | direcci\xF3n ip | direccion ip | endere\xE7o ip | indirizzo ip
  `
};

// src/parse/words/registrar.ts
var REGISTRAR_LABELS = {
  registrar: `
    registrar | registrars | sponsoring registrar | current registrar | registar | current registar |
    domain registrar | registrar of record | registrar info | registrar information | registrar details |
    registrar contact | registrar company | accredited registrar | registered through | registered by |
    registered with | registration service provider | registration provider | service provider | provider |
    authorized agency | billing registrar | registering agent | registrar agent | sponsor |
    sponsoring agent | domain manager | managed by | domain support | maintainer | created by registrar |
    domain sponsor | support | bureau d enregistrement | registraire | registrador | agente registrador |
    agente de registro | entidade gestora | agencia registradora | proveedor | registratore | registrar |
    rejestrator | registrator | registrar name registrar | registratorr | registrerare | kay\u0131t firmas\u0131 |
    kay\u0131t operat\xF6r\xFC | \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0442\u043E\u0440 | \u0440\u0435\u0454\u0441\u0442\u0440\u0430\u0442\u043E\u0440 | \uB4F1\uB85D\uB300\uD589\uC790 | \u6CE8\u518C\u5546 | \u6240\u5C5E\u6CE8\u518C\u673A\u6784 | \u6240\u5C5E\u6CE8\u518C\u5546 | \u8A3B\u518A\u5546 | \u53D7\u7406\u8A3B\u518A\u6A5F\u69CB |
    sponsoring registrar name | nh\xE0 \u0111\u0103ng k\xFD | rejestrator registrar | organisme d enregistrement |
    registration agent | sponsor registrar | managing registrar | registrant registrar | registered via |
    entidade registradora | entidad registradora | entidad de registro | registrierungsstelle |
    registrierstelle | domainregistrar | registratuur | registrar naam | registr\xE1tor | regisztr\xE1tor |
    registr\xE1tor dom\xE9ny | \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0442\u043E\u0440 \u043D\u0430 \u0434\u043E\u043C\u0435\u0439\u043D\u0430 | registratorius | registripidaja | re\u0123istrators |
    v\xE4litt\xE4j\xE4 | verkkotunnusv\xE4litt\xE4j\xE4 | kay\u0131t kurulu\u015Fu | \u6CE8\u518C\u670D\u52A1\u5546 | \u6307\u5B9A\u4E8B\u696D\u8005 | \u0627\u0644\u0645\u0633\u062C\u0644 | \u03BA\u03B1\u03C4\u03B1\u03C7\u03C9\u03C1\u03B7\u03C4\u03AE\u03C2 |
    \u0E1C\u0E39\u0E49\u0E23\u0E31\u0E1A\u0E08\u0E14\u0E17\u0E30\u0E40\u0E1A\u0E35\u0E22\u0E19 | \u0E19\u0E32\u0E22\u0E17\u0E30\u0E40\u0E1A\u0E35\u0E22\u0E19 | \u062B\u0628\u062A \u06A9\u0646\u0646\u062F\u0647 | \u0645\u0633\u062C\u0644 \u0627\u0644\u0646\u0637\u0627\u0642 | \u05E8\u05E9\u05DD | \u30EC\u30B8\u30B9\u30C8\u30E9 | \u767B\u9332\u4E8B\u696D\u8005 | \uB4F1\uB85D\uAE30\uAD00 | \uB4F1\uB85D \uB300\uD589\uC790 | \uB4F1\uB85D\uB300\uD589\uC5C5\uCCB4 |
    \u6CE8\u518C\u5546\u540D\u79F0 | \u57DF\u540D\u6CE8\u518C\u5546 | \u8A3B\u518A\u5546\u540D\u7A31 | \u53D7\u7406\u8A3B\u518A\u6A5F\u69CB\u540D\u7A31 | entidade registadora | registadora | agente registrador autorizado |
    \u10E0\u10D4\u10D2\u10D8\u10E1\u10E2\u10E0\u10D0\u10E2\u10DD\u10E0\u10D8 | \u0442\u0456\u0440\u043A\u0435\u0443\u0448\u0456 | registrar penaja | registrador del dominio | registrar data |
    datos del registrador | informaci\xF3n del registrador | informacion del registrador |
    datos del agente registrador | informations du bureau d enregistrement | dados do registrador | \u6CE8\u518C\u5546\u4FE1\u606F
  `,
  "registrar.name": `
    registrar name | registrar organization | registrar organisation | registrar org |
    sponsoring registrar organization | registrar company name
  `,
  "registrar.id": `
    registrar iana id | registrar id | registrar handle | registrar tag | registrar nic handle |
    registrar code | sponsoring registrar iana id | sponsoring registrar id | registrar ianaid | iana id |
    registrar number | registrar account id
  `,
  "registrar.url": `
    registrar url | registrar website | registrar web | registrar web site | registrar homepage |
    registrar site | sponsoring registrar url | registrar www | registrar address url | registrar info url |
    registrar web page | sponsoring registrar website | registrar home page
  `
};
var REGISTRAR_MEMBERS = {
  id: `
    id | iana id | tag | handle | registrar id | nic handle | nic hdl | registrar | code | contactid |
    identifier
  `,
  name: `
    name | organization name | organisation name | company | company name | registrar name | nom | nombre |
    nome | org name | person
  `,
  organization: `
    organization | organisation | org | organizaci\xF3n | organizacion | organiza\xE7\xE3o | organisatie |
    organization loc
  `,
  url: `
    url | web | website | web site | homepage | www | referral url | home page | site | web page |
    internet | webseite | site web | registrar url | web address
  `,
  "-": `
    address | street | street address | addr | city | zip | zip code | postal code | postcode | state |
    province | country | country code | phone | telephone | tel | voice | fax | fax no | fax number |
    email | e mail | mail | language | type | anonymous | source | whois | contact | abuse contact |
    abuse email | abuse phone | abuse | customer service contact | customer service email | phone number |
    registered | created | changed | updated | last update | remarks | hold | person | dnssec |
    email address | created on | abuse telephone | adresse | direcci\xF3n | direccion | support | hotline |
    mnt by | notify
  `
};

// src/parse/words/roles.ts
var ROLE_WORDS = {
  registrant: `
    registrant | registrants | owner | holder | licensee | org holder | domain owner | domain holder |
    holder of domain name | domain name holder | domain registrant | domain name registrant |
    registered for | registrant info | registrant information | registrant details | registered owner |
    owner data | org | organization | organisation | entity name | company | domain name owner | holders |
    subscriber | assigned to | allocated to | delegee | legal registrant | titulaire |
    titulaire du domaine | titulaire du nom de domaine | d\xE9tenteur | propri\xE9taire | titular |
    titular del dominio | titular do dom\xEDnio | titular registrant | propietario | due\xF1o | proprietario |
    propriet\xE1rio | intestatario | assegnatario | abonent | w\u0142a\u015Bciciel | w\u0142a\u015Bciciel domeny | subskrybent |
    inhaber | domaininhaber | domeininhaber | houder | domeinnaamhouder | innehavare | indehaver |
    innehaver | haltija | sahibi | alan ad\u0131 sahibi | kay\u0131t sahibi | vlastnik | dr\u017Eitel | dr\u017Eite\u013E |
    nositelj | imetnik | korisnik | tulajdonos | ig\xE9nyl\u0151 | \u0432\u043B\u0430\u0434\u0435\u043B\u0435\u0446 | \u0430\u0434\u043C\u0438\u043D\u0438\u0441\u0442\u0440\u0430\u0442\u043E\u0440 \u0434\u043E\u043C\u0435\u043D\u0430 | \u0432\u043B\u0430\u0441\u043D\u0438\u043A |
    \u0440\u0435\u0454\u0441\u0442\u0440\u0430\u043D\u0442 | \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u043D\u0442 | \uB4F1\uB85D\uC778 | \u767B\u9332\u8005\u540D | \u767B\u9332\u8005 | \u6CE8\u518C\u4EBA | \u6CE8\u518C\u8005 | \u8A3B\u518A\u4EBA | \u57DF\u540D\u6301\u6709\u8005 | \u7533\u8ACB\u8005 | ch\u1EE7 th\u1EC3 |
    registrant contact | registrant contacts | owner contact | registrante | registrant person |
    registrant organization contact | holder contact | domain holder contact | registered to | eigenaar |
    registrerad innehavare | domeneinnehaver | abonnent | verkkotunnuksen haltija | abonent domeny |
    vlastn\xEDk | dr\u017Eitel dom\xE9ny | majite\u013E | domain haszn\xE1l\xF3 | \u043F\u0440\u0438\u0442\u0435\u0436\u0430\u0442\u0435\u043B | titular domeniu | de\u021Bin\u0103tor |
    vlasnik | nositelj domene | omanik | registreerija | savininkas | vald\u012Bt\u0101js | ch\u1EE7 s\u1EDF h\u1EEFu | \u6301\u6709\u8005 | \u6240\u6709\u8005 |
    \u57DF\u540D\u6240\u6709\u8005 | \u0635\u0627\u062D\u0628 \u0627\u0644\u0646\u0637\u0627\u0642 | owner c | holder c | registrant c | pemilik | pemilik domain | pendaftar domain |
    \u0E1C\u0E39\u0E49\u0E16\u0E37\u0E2D\u0E04\u0E23\u0E2D\u0E07\u0E0A\u0E37\u0E48\u0E2D\u0E42\u0E14\u0E40\u0E21\u0E19 | \u0E1C\u0E39\u0E49\u0E16\u0E37\u0E2D\u0E04\u0E23\u0E2D\u0E07 | \u0E1C\u0E39\u0E49\u0E16\u0E37\u0E2D\u0E04\u0E23\u0E2D\u0E07\u0E42\u0E14\u0E40\u0E21\u0E19 | \u0E40\u0E08\u0E49\u0E32\u0E02\u0E2D\u0E07\u0E42\u0E14\u0E40\u0E21\u0E19 | \u0E1C\u0E39\u0E49\u0E08\u0E14\u0E17\u0E30\u0E40\u0E1A\u0E35\u0E22\u0E19 | \u0635\u0627\u062D\u0628 \u0627\u0645\u062A\u06CC\u0627\u0632 |
    \u062F\u0627\u0631\u0646\u062F\u0647 | \u062F\u0627\u0631\u0646\u062F\u0647 \u062F\u0627\u0645\u0646\u0647 | \u0645\u0627\u0644\u06A9 \u062F\u0627\u0645\u0646\u0647 | \u0627\u0644\u0645\u0627\u0644\u0643 | \u0645\u0627\u0644\u0643 \u0627\u0644\u0646\u0637\u0627\u0642 | \u05D1\u05E2\u05DC \u05D4\u05D3\u05D5\u05DE\u05D9\u05D9\u05DF | \u05D1\u05E2\u05DC \u05E9\u05DD \u05D4\u05DE\u05EA\u05D7\u05DD |
    \u05DE\u05D7\u05D6\u05D9\u05E7 \u05E9\u05DD \u05D4\u05DE\u05EA\u05D7\u05DD | \uC18C\uC720\uC790 | \uB4F1\uB85D\uC790 | \u6240\u6709\u4EBA | \u57DF\u540D\u6240\u6709\u4EBA | \u57DF\u540D\u6301\u6709\u4EBA | \u8A3B\u518A\u8005 | \u10D3\u10DD\u10DB\u10D4\u10DC\u10D8\u10E1 \u10DB\u10E4\u10DA\u10DD\u10D1\u10D4\u10DA\u10D8 | \u10DB\u10E4\u10DA\u10DD\u10D1\u10D4\u10DA\u10D8 |
    titular de dominio | nombre del registrante | d\xE9tenteur du domaine | organization using domain name |
    organisation using domain name | person or organization using domain name | organizaci\xF3n |
    organizacion | organiza\xE7\xE3o | organisation titulaire | \u0432\u043B\u0430\u0434\u0435\u043B\u0435\u0446 \u0434\u043E\u043C\u0435\u043D\u0430 | \u0432\u043B\u0430\u0434\u0435\u043B\u0435\u0446 \u0434\u043E\u043C\u0435\u043D\u043D\u043E\u0433\u043E \u0438\u043C\u0435\u043D\u0438 |
    \u043E\u0440\u0433\u0430\u043D\u0438\u0437\u0430\u0446\u0438\u044F | name holder | applicant | applicant details | applicant information |
    customer information | datos del titular | informaci\xF3n del titular | informacion del titular |
    informaci\xF3n del registrante | informacion del registrante | datos del registrante |
    datos del propietario | propietario del dominio | informations du titulaire | informations titulaire |
    coordonn\xE9es du titulaire | dados do titular | informa\xE7\xF5es do titular | \u6CE8\u518C\u4EBA\u4FE1\u606F | \u8A3B\u518A\u4EBA\u8CC7\u6599 | \u8A3B\u518A\u4EBA\u8CC7\u8A0A | \uB4F1\uB85D\uC778 \uC815\uBCF4 |
    \u767B\u9332\u8005\u60C5\u5831 | \u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E1C\u0E39\u0E49\u0E16\u0E37\u0E2D\u0E04\u0E23\u0E2D\u0E07 | domain name holder details
  `,
  admin: `
    admin | administrative | administrator | admin c | adm c | adminc | ac | admin contact |
    admin contacts | administrative contact | administrative contacts | administrative contact ac |
    admin information | administrative details | administrative person | administrative contact person |
    adm | admin info | administrativ | contact administratif | contacto administrativo |
    contacto administrativo administrative contact | contato administrativo | respons\xE1vel administrativo |
    entidade administradora | contatto amministrativo | amministrativo | administrativer ansprechpartner |
    administratieve contact | administratieve contactpersoon | administrativ kontakt |
    administrativ kontaktperson | hallinnollinen yhteyshenkil\xF6 | idari kontak | idari sorumlu |
    administrativni kontakt | administrativn\xED kontakt | adminisztrat\xEDv kapcsolattart\xF3 |
    \u0430\u0434\u043C\u0438\u043D\u0438\u0441\u0442\u0440\u0430\u0442\u0438\u0432\u043D\u044B\u0439 \u043A\u043E\u043D\u0442\u0430\u043A\u0442 | \u0430\u0434\u043C\u0456\u043D\u0456\u0441\u0442\u0440\u0430\u0442\u0438\u0432\u043D\u0438\u0439 \u043A\u043E\u043D\u0442\u0430\u043A\u0442 | \uCC45\uC784\uC790 | \uAD00\uB9AC\uC790 | \u7BA1\u7406\u8054\u7CFB\u4EBA | \u7BA1\u7406\u8005 | \u7BA1\u7406\u806F\u7D61\u4EBA | zone admin |
    legal c | legal contact | responsible person | registrar admin | contact admin | onsite |
    onsite contact | managing contact | \u0E1C\u0E39\u0E49\u0E14\u0E39\u0E41\u0E25 | \u0E1C\u0E39\u0E49\u0E15\u0E34\u0E14\u0E15\u0E48\u0E2D\u0E14\u0E49\u0E32\u0E19\u0E01\u0E32\u0E23\u0E1A\u0E23\u0E34\u0E2B\u0E32\u0E23 | \u062C\u0647\u0629 \u0627\u0644\u0627\u062A\u0635\u0627\u0644 \u0627\u0644\u0625\u062F\u0627\u0631\u064A\u0629 |
    \u0627\u0644\u0645\u0633\u0624\u0648\u0644 \u0627\u0644\u0625\u062F\u0627\u0631\u064A | kontak administratif | kontak admin | \u05D0\u05D9\u05E9 \u05E7\u05E9\u05E8 \u05D0\u05D3\u05DE\u05D9\u05E0\u05D9\u05E1\u05D8\u05E8\u05D8\u05D9\u05D1\u05D9 | \u05D0\u05D9\u05E9 \u05E7\u05E9\u05E8 \u05DE\u05E0\u05D4\u05DC\u05D9 |
    \u7BA1\u7406\u9023\u7D61\u62C5\u5F53\u8005 | \u767B\u9332\u62C5\u5F53\u8005 | \uAD00\uB9AC \uCC45\uC784\uC790 | \u884C\u653F\u8054\u7CFB\u4EBA | \u7BA1\u7406\u8054\u7EDC\u4EBA | \u884C\u653F\u806F\u7D61\u4EBA | \u7BA1\u7406\u806F\u7D61\u4EBA\u8CC7\u6599 | administrative contact agent |
    contacto admin | contato admin | administration contact | administration |
    datos del contacto administrativo | informaci\xF3n de contacto administrativo |
    informacion de contacto administrativo | informaci\xF3n del contacto administrativo |
    contact administratif du domaine | responsable administratif | responsable administrativo |
    administrateur | \u7BA1\u7406\u8054\u7CFB\u4EBA\u4FE1\u606F | administrador
  `,
  technical: `
    technical contact zone contact | technical contact billing contact | technical zone contact |
    technical billing contact | technical and billing contact | tech zone contact | tech billing contact |
    technical | tech | tech c | techc | tec | tec c | tc | technician | tech contact | tech contacts |
    technical contact | technical contacts | technical contact tc | tech information | technical details |
    technical person | technical contact person | tech info | registrar technical contacts |
    registrar technical contact | contact technique | contacto t\xE9cnico | contacto tecnico |
    contacto t\xE9cnico technical contact | contato t\xE9cnico | respons\xE1vel t\xE9cnico |
    respons\xE1vel t\xE9cnico tech contact | contatto tecnico | tecnico | t\xE9cnico | tecnic | kontakt techniczny |
    technischer ansprechpartner | technisch contact | technische contactpersoon | teknisk kontakt |
    teknisk kontaktperson | tekninen yhteyshenkil\xF6 | teknik kontak | teknik sorumlu | tehni\u010Dki kontakt |
    technick\xFD kontakt | m\u0171szaki kapcsolattart\xF3 | \u0442\u0435\u0445\u043D\u0438\u0447\u0435\u0441\u043A\u0438\u0439 \u043A\u043E\u043D\u0442\u0430\u043A\u0442 | \u0442\u0435\u0445\u043D\u0456\u0447\u043D\u0438\u0439 \u043A\u043E\u043D\u0442\u0430\u043A\u0442 | \uAE30\uC220\uB2F4\uB2F9\uC790 | \u6280\u8853\u9023\u7D61\u62C5\u5F53\u8005 |
    \u6280\u672F\u8054\u7CFB\u4EBA | \u6280\u8853\u806F\u7D61\u4EBA | technical admin | tech admin | contact tech | zone tech | \u0E1C\u0E39\u0E49\u0E15\u0E34\u0E14\u0E15\u0E48\u0E2D\u0E14\u0E49\u0E32\u0E19\u0E40\u0E17\u0E04\u0E19\u0E34\u0E04 |
    \u062C\u0647\u0629 \u0627\u0644\u0627\u062A\u0635\u0627\u0644 \u0627\u0644\u062A\u0642\u0646\u064A\u0629 | \u062C\u0647\u0629 \u0627\u0644\u0627\u062A\u0635\u0627\u0644 \u0627\u0644\u0641\u0646\u064A\u0629 | \u0627\u0644\u0645\u0633\u0624\u0648\u0644 \u0627\u0644\u062A\u0642\u0646\u064A | kontak teknis | \u05D0\u05D9\u05E9 \u05E7\u05E9\u05E8 \u05D8\u05DB\u05E0\u05D9 | \uAE30\uC220 \uB2F4\uB2F9\uC790 |
    \u6280\u672F\u8054\u7EDC\u4EBA | \u6280\u8853\u806F\u7D61\u4EBA\u8CC7\u6599 | contacto tec | contato tec | contacto tech | datos del contacto t\xE9cnico |
    datos del contacto tecnico | informaci\xF3n de contacto t\xE9cnico | informaci\xF3n del contacto t\xE9cnico |
    contact technique du domaine | responsable technique | responsable t\xE9cnico | responsable tecnico |
    \u6280\u672F\u8054\u7CFB\u4EBA\u4FE1\u606F
  `,
  // Roles that the wire format has no place for; their sections and fields are read and dropped.
  other: `
    billing | bill | bill c | billing c | billing contact | billing contacts | billing details |
    contact facturation | contacto de cobranza | contacto financiero | contacto de facturaci\xF3n |
    faturamento | respons\xE1vel por cobran\xE7a | billing contact person | zone | zone c | zone contact |
    reseller | resellers | reseller contact | reseller information | abuse | abuse c | abuse contact |
    abuse contacts | registrar abuse | registrar abuse contact | support contact |
    customer service contact | registry | registry contact | invoice | payment | trustee | escrow |
    sponsoring organisation | sponsoring organization | domicile | keys | flags | dnssec | key | dnskey |
    ds | ds record | ds records | dnssec keys | trading as | data validation | registrant type | nominee |
    proxy | domain support | zweck | uplink | emergency contact | emergency | security contact |
    sales contact | billing information | contact information | dispute | disputes | notices | remarks |
    noc | noc contact | hosting provider | financial contact | finance | fiscal contact | account holder |
    contacto de pago | host master | hostmaster | rfc | dsset | auxiliary contact | eligibility |
    registrar technical | whois server | kontakt | registry admin
  `
};
var FILLERS = new Set(
  wordsOf(
    "contact | contacts | registry | info | information | person | details | s | of | the | c | domain | data"
  )
);

// src/parse/read/openings.ts
var Openings = class {
  /** `base` holds what many sets have in common: kept once, as answers of many registries are read in turn. */
  constructor(texts = [], base2 = null) {
    this.base = base2;
    this.#bits = new Uint32Array(base2 === null ? 1024 : 64);
    for (const text of texts) this.add(text);
  }
  base;
  /** A bit for each; those of a set that stands on another are few. */
  #bits;
  add(text) {
    const sum = hash(text, 0, text.length);
    const at2 = sum & this.#bits.length * 32 - 1;
    this.#bits[at2 >> 5] = this.#bits[at2 >> 5] | 1 << (at2 & 31);
  }
  /** Whether a known line could begin as the text from `start` to `end` does. */
  has(text, start, end) {
    return this.holds(hash(text, start, end));
  }
  holds(sum) {
    const at2 = sum & this.#bits.length * 32 - 1;
    return (this.#bits[at2 >> 5] & 1 << (at2 & 31)) !== 0 || this.base?.holds(sum) === true;
  }
};
var LETTERS = 5;
function hash(text, start, end) {
  const limit = Math.min(end, start + LETTERS);
  let sum = start < end ? fold2(text.charCodeAt(start)) : 0;
  for (let at2 = start + 1; at2 < limit; at2++) {
    const code = text.charCodeAt(at2) | 32;
    if (code < 97 || code > 122 && code < 128) break;
    sum = sum * 31 + fold2(code) | 0;
  }
  return sum ^ sum >>> 15;
}
var fold2 = (code) => code > 127 ? 128 : code | 32;

// src/parse/read/rule.ts
function toRule(target, context, declared, outside = null) {
  const told = tell(target, context);
  if (told === null)
    throw new TypeError(`unknown target ${JSON.stringify(target)} for a label of context ${context}`);
  const [op, field, role] = told;
  return { op, field, role, declared, outside };
}
var withOutside = ({ op, field, role, declared }, outside) => ({ op, field, role, declared, outside });
var WHOLE = {
  "-": ["ignore", null, null],
  nameserver: ["nameserver", null, null],
  "nameserver.ip": ["address", null, null],
  registrar: ["registrarSection", null, null],
  details: ["detailSection", null, null],
  other: ["otherSection", null, null]
};
function tell(target, context) {
  const whole = WHOLE[target];
  if (whole !== void 0) return whole;
  const dot = target.indexOf(".");
  const head = dot < 0 ? target : target.slice(0, dot);
  const field = dot < 0 ? null : target.slice(dot + 1);
  if (isRole(head)) {
    if (field === null) return ["contactSection", null, head];
    return field === "handle" ? ["handle", null, head] : isContactField(field) ? ["contact", field, head] : null;
  }
  if (head === "object") return isObjectField(field) ? ["object", field, null] : null;
  if (head === "registrar") return isRegistrarField(field) ? ["registrar", field, null] : null;
  if (context === "contact" && isContactField(target)) return ["member", target, null];
  if (context === "registrar" && isRegistrarField(target)) return ["registrar", target, null];
  if (target === "status") return ["status", null, null];
  return isScalarField(target) ? ["scalar", target, null] : null;
}
var oneOf = (words3) => {
  const known2 = new Set(Object.keys(words3));
  return (word) => word !== null && known2.has(word);
};
var isRole = oneOf({ registrant: true, admin: true, technical: true });
var isObjectField = oneOf({ id: true, name: true, organization: true });
var isRegistrarField = oneOf({ id: true, name: true, organization: true, url: true });
var isScalarField = oneOf({
  domain: true,
  domain_id: true,
  created_on: true,
  updated_on: true,
  expires_on: true,
  referral_whois: true,
  referral_url: true
});
var isContactField = oneOf({
  id: true,
  name: true,
  surname: true,
  organization: true,
  address: true,
  city: true,
  zip: true,
  state: true,
  country: true,
  country_code: true,
  phone: true,
  fax: true,
  email: true,
  created_on: true,
  updated_on: true
});

// src/parse/read/generic-labels.ts
var OBJECT_LABELS = {
  "object.name": "person | role | personname | person name | persname",
  "object.id": `
    nic hdl | nic hdl br | nic handle | nichandle | nichdl | contact | contact id | contactid | contact handle
  `
};
var made;
function genericLabels() {
  made ??= make();
  return made;
}
function make() {
  const roles = meanings(ROLE_WORDS);
  const domain = /* @__PURE__ */ new Map();
  for (const rows2 of [IGNORED_LABELS, ROLE_WORDS, OBJECT_LABELS, REGISTRAR_LABELS, DOMAIN_LABELS])
    for (const [label, target] of meanings(rows2)) domain.set(label, target);
  return {
    contact: meanings(CONTACT_MEMBERS),
    registrar: meanings(REGISTRAR_MEMBERS),
    nameserver: meanings(NAMESERVER_MEMBERS),
    roles,
    domain,
    openings: new Openings(domain.keys())
  };
}
var meanings = (rows2) => new Map(entriesOf(rows2).reverse());
function genericDomain(label) {
  const target = genericLabels().domain.get(label);
  return target === void 0 ? dateOf2(label) ?? composite(label) : toRule(target, "domain", false);
}
var DATED = /^(?:domain(?: name| record| registration)?|record|registration) /u;
var DATES = /* @__PURE__ */ new Set(["created_on", "updated_on", "expires_on"]);
function dateOf2(label) {
  const subject = DATED.exec(label)?.[0];
  const target = subject === void 0 ? void 0 : genericLabels().domain.get(label.slice(subject.length));
  return target !== void 0 && DATES.has(target) ? toRule(target, "domain", false) : null;
}
function composite(label) {
  const words3 = label.split(" ");
  if (words3.length < 2) return null;
  let from = 0;
  const { roles } = genericLabels();
  while (from < words3.length - 1 && FILLERS.has(words3[from] ?? "") && (!roles.has(words3[from] ?? "") || roles.has(words3[from + 1] ?? "")))
    from++;
  for (let take2 = Math.min(4, words3.length - from); take2 > 0; take2--) {
    const role = roles.get(words3.slice(from, from + take2).join(" "));
    if (role === void 0) continue;
    let rest = words3.slice(from + take2);
    if (rest.length === 0) return toRule(role, "domain", false);
    for (; ; ) {
      const field = genericLabels().contact.get(rest.join(" "));
      if (field !== void 0)
        return toRule(role === "other" || field === "-" ? "-" : `${role}.${field}`, "domain", false);
      if (rest.length < 2 || !FILLERS.has(rest[0] ?? "")) break;
      rest = rest.slice(1);
    }
    if (rest.length === 1 && FILLERS.has(rest[0] ?? "")) return toRule(role, "domain", false);
  }
  const [first] = jointRoles(words3);
  return first === void 0 ? null : toRule(first, "domain", false);
}

// src/parse/read/label-table.ts
var MAX_REMEMBERED4 = 2e3;
var SECTION_OPS = /* @__PURE__ */ new Set([
  "contactSection",
  "registrarSection",
  "otherSection",
  "detailSection"
]);
var OWN_OPS = /* @__PURE__ */ new Set(["scalar", "nameserver"]);
var DOMAIN_OPS = /* @__PURE__ */ new Set([
  "scalar",
  "status",
  "nameserver",
  "registrarSection"
]);
var LabelTable = class {
  /** `base` is the table of the layout that this one stands on: asked for what it does not declare itself. */
  constructor(declared, base2 = null) {
    this.base = base2;
    this.#declared = {
      domain: compile("domain", declared.prefixes, declared.labels),
      contact: compile("contact", declared.contact),
      registrar: compile("registrar", declared.registrar)
    };
    this.#roles = entriesOf(declared.roles).map(([pattern, role]) => new RolePattern(pattern, role));
    this.#openings = new Openings(
      [...this.#declared.domain.keys(), ...this.#roles.map(({ before }) => before)],
      base2 === null ? genericLabels().openings : base2.#openings
    );
  }
  base;
  #declared;
  #roles;
  #seen = {
    domain: /* @__PURE__ */ new Map(),
    contact: /* @__PURE__ */ new Map(),
    registrar: /* @__PURE__ */ new Map(),
    nameserver: /* @__PURE__ */ new Map(),
    other: /* @__PURE__ */ new Map()
  };
  #headings = /* @__PURE__ */ new Map();
  /** How labels begin that may stand without a colon. */
  #openings;
  /** What `label` means in a section of that kind; null where nobody knows it. */
  find(context, label) {
    const seen2 = context === "domain" ? this.#seen.domain : this.#seen[context];
    let rule = seen2.get(label);
    if (rule === void 0) {
      rule = label.includes("@") ? null : this.#resolve(context, normalizeLabel(label)) ?? this.#resolve(context, normalizeLabel(splitCapitals(label)));
      if (seen2.size < MAX_REMEMBERED4) seen2.set(label, rule);
    }
    return rule;
  }
  /** Whether a line from `start` to `end` could begin with a label: false for most running text. */
  mayBegin(text, start, end) {
    return this.#openings.has(text, start, end);
  }
  /** What a whole line without a separator means as a heading. */
  heading(text) {
    let rule = this.#headings.get(text);
    if (rule === void 0) {
      rule = this.#resolve("domain", normalizeLabel(text));
      if (rule !== null && !(SECTION_OPS.has(rule.op) || rule.op === "nameserver" || rule.op === "scalar"))
        rule = null;
      if (this.#headings.size < MAX_REMEMBERED4) this.#headings.set(text, rule);
    }
    return rule;
  }
  #declaredAs(context, label) {
    const { base: base2 } = this;
    return this.#declared[context].get(label) ?? (base2 === null ? void 0 : base2.#declaredAs(context, label));
  }
  /** What a label means that says whose it is, `owner phone`: a field of `contacts`, whose layout this one is below. */
  #ofRole(label, contacts) {
    for (const { before, after, role } of this.#roles) {
      if (!label.startsWith(before) || !label.endsWith(after)) continue;
      const field = contacts.#declaredAs("contact", label.slice(before.length, label.length - after.length));
      if (field?.op === "member" && role !== "-") return toRule(`${role}.${field.field}`, "domain", true);
      if (field?.op === "member" || field?.op === "ignore") return toRule("-", "domain", true);
    }
    return this.base === null ? void 0 : this.base.#ofRole(label, contacts);
  }
  #resolve(context, label) {
    if (label === "") return null;
    const domain = this.#declaredAs("domain", label) ?? this.#ofRole(label, this) ?? genericDomain(label);
    if (context === "domain") return domain;
    if (context === "other") return inOtherSection(label, domain, this.#declaredAs("contact", label));
    if (context === "nameserver") {
      const target2 = domain?.declared === true ? void 0 : genericLabels().nameserver.get(label);
      return target2 === void 0 ? domain : toRule(target2, context, false);
    }
    const outside = domain !== null && DOMAIN_OPS.has(domain.op) ? domain : null;
    const declared = this.#declaredAs(context, label);
    if (declared !== void 0) return outside === null ? declared : withOutside(declared, outside);
    const target = (context === "contact" ? genericLabels().contact : genericLabels().registrar).get(label);
    if (target !== void 0) return toRule(target, context, false, outside);
    return domain;
  }
};
function inOtherSection(label, domain, member2) {
  if (domain !== null && (SECTION_OPS.has(domain.op) || OWN_OPS.has(domain.op) && !genericLabels().contact.has(label)))
    return domain;
  if (domain !== null || member2 !== void 0 || genericLabels().contact.has(label))
    return toRule("-", "domain", domain?.declared === true || member2 !== void 0);
  return null;
}
var RolePattern = class {
  constructor(pattern, role) {
    this.role = role;
    const [before = "", after = ""] = normalizeLabel(pattern.replace("*", FIELD)).split(FIELD);
    this.before = before;
    this.after = after;
  }
  role;
  before;
  after;
};
var FIELD = "fieldofcontact";
var compile = (context, ...tables) => new Map(
  tables.flatMap(
    (table) => entriesOf(table).map(([label, target]) => [
      normalizeLabel(label),
      toRule(target, context, true)
    ])
  )
);

// src/parse/read/prefixes.ts
var GENERIC_PREFIXES = [
  "Record expires on",
  "Record created on",
  "Record last updated on",
  "Record last updated at",
  "Record updated on",
  "Record last modified on",
  "Record expired on",
  "Record will expire on",
  "Domain expires on",
  "Domain created on",
  "Domain last updated on",
  "Domain registered on",
  "Domain updated on",
  "Domain last modified on",
  "Registered on",
  "Registration date",
  "Created on",
  "Expires on",
  "Expiry date",
  "Last updated on",
  "Last modified on",
  "Updated on"
];
var Prefixes = class {
  /** `base` holds those of the layout that this one stands on, which come after its own. */
  constructor(labels, base2 = null) {
    this.base = base2;
    this.#openings = new Openings(labels, base2 === null ? null : base2.#openings);
    this.#prefixes = [...labels].sort((a, b) => b.length - a.length).map((label) => [label.toLowerCase(), label]);
  }
  base;
  #openings;
  #prefixes;
  /** The label that the line begins with, if a blank follows it. */
  find(line) {
    return this.#openings.has(line, 0, line.length) ? this.#longest(line) : null;
  }
  #longest(line) {
    for (const [lower, label] of this.#prefixes) {
      const { length } = lower;
      if (length < line.length && line.charCodeAt(length) <= 32 && line.slice(0, length).toLowerCase() === lower)
        return label;
    }
    return this.base === null ? null : this.base.#longest(line);
  }
};

// src/parse/read/module.ts
var genericPrefixes;
var RegistryModule = class {
  /** All modules get the same fields, whatever they declare: the runtime reads objects of one shape faster. */
  constructor(name, layout2, base2 = moduleOn(layout2)) {
    this.name = name;
    const all = { ...base2 === null ? {} : base2.#all, ...layout2 };
    this.#all = all;
    this.labels = base2 !== null && TABLES.every((table) => layout2[table] === void 0) ? base2.labels : new LabelTable(layout2, base2?.labels ?? null);
    this.#books = [
      ...layout2.phrases === void 0 ? [] : [layout2.phrases],
      ...base2 === null ? [] : base2.#books
    ];
    this.phrases = base2 !== null && layout2.phrases === void 0 ? base2.phrases : new PhraseBook(this.#books);
    this.statuses = base2 !== null && layout2.status === void 0 ? base2.statuses : new StatusReader(layout2.status, base2?.statuses ?? null);
    genericPrefixes ??= new Prefixes(GENERIC_PREFIXES);
    this.prefixes = base2?.prefixes ?? genericPrefixes;
    if (layout2.prefixes !== void 0)
      this.prefixes = new Prefixes(Object.values(layout2.prefixes).flatMap(wordsOf), this.prefixes);
    this.disclaimer = new Disclaimer(all.disclaimer);
    this.zone = all.zone ?? (name === null ? null : SERVERS[name]?.zone ?? null);
    this.dates = all.dates ?? null;
    this.block = all.block ?? null;
    this.address = all.address ?? null;
    this.nameless = all.nameless ?? false;
    this.above = all.above ?? false;
    this.preparations = [...preparationsOf(layout2), ...base2?.preparations ?? []];
    this.postprocesses = [...postprocessesOf(layout2), ...base2?.postprocesses ?? []];
  }
  name;
  labels;
  phrases;
  /** The phrases of its own, and those of each layout that it stands on. */
  #books;
  /** Its declarations over those of what it stands on. */
  #all;
  statuses;
  prefixes;
  disclaimer;
  /** IANA time zone of this server's times that carry none; null for UTC. */
  zone;
  dates;
  block;
  address;
  nameless;
  above;
  /** Its own first, then those of what it stands on. */
  preparations;
  postprocesses;
};
var TABLES = ["labels", "contact", "registrar", "roles", "prefixes"];
var compiled = /* @__PURE__ */ new Map();
function moduleOn(layout2) {
  let module = null;
  for (const layer of layersBelow(layout2).reverse()) {
    const known2 = compiled.get(module) ?? /* @__PURE__ */ new Map();
    compiled.set(module, known2);
    const next = known2.get(layer) ?? new RegistryModule(null, layer, module);
    known2.set(layer, next);
    module = next;
  }
  return module;
}
function layersBelow({ on = [] }) {
  const nearest = "length" in on ? on : [on];
  return [...new Set(nearest.flatMap((layer) => [layer, ...layersBelow(layer)]))];
}
var preparationsOf = ({ rewrite: rows2, prepare = [] }) => [
  ...rows2 === void 0 ? [] : [rewrite(rows2)],
  ..."length" in prepare && typeof prepare !== "function" ? prepare : [prepare]
];

// src/parse/read/generic-module.ts
var made2;
function genericModule() {
  made2 ??= new RegistryModule(null, {
    prepare: labelBareDomain,
    disclaimer: notice,
    address: readAddress,
    // A bare number in parentheses could be anything.
    registrarCode: AFILIAS_CODE,
    jointContacts: true
  });
  return made2;
}
var readAddress = (lines, labelled) => {
  const found = {};
  const elsewhere = (labelled?.country ?? labelled?.country_code ?? null) !== null;
  if (elsewhere || lines.length < 2 || !isCountry(lines.at(-1) ?? "")) return { address: lines.join("\n") };
  takePlace([...lines], found);
  return found;
};
function notice(lines, text) {
  const found = icannNotice(lines, text);
  const record = found.findIndex(isOfRecord);
  return record < 0 ? found : found.slice(0, record);
}
function isDomain(label) {
  const rule = genericModule().labels.find("domain", label);
  return rule?.op === "scalar" && rule.field === "domain";
}
function isOfRecord({ kind, label }) {
  const rule = kind === LABELLED ? genericModule().labels.find("domain", label) : null;
  return rule !== null && rule.op !== "ignore";
}
var BARE = /^domain(?: name)? ((?:[^\s.:]{1,63}\.){1,8}[^\s.:]{2,63})$/iu;
var NAME2 = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{2,59}|[\p{L}\p{M}]{2,63})$/iu;
var LARGE_D2 = 68;
function labelBareDomain(lines, text) {
  const opening2 = lines.findIndex(
    (line2) => line2.kind !== BLANK && (text.charCodeAt(line2.start) & ~32) === LARGE_D2 && nameOf(line2) !== null
  );
  const at2 = opening2 < 0 ? bareFirstLine(lines) : opening2;
  const line = lines[at2];
  if (line === void 0) return lines;
  const labelled = [...lines];
  labelled[at2] = line.with("Domain", nameOf(line) ?? line.value);
  return labelled;
}
function bareFirstLine(lines) {
  const at2 = lines.findIndex(({ kind }) => kind !== BLANK);
  const line = lines[at2];
  if (line?.kind !== TEXT || !NAME2.test(line.value)) return -1;
  return lines.some(({ kind, label, value }) => kind === LABELLED && value !== "" && isDomain(label)) ? -1 : at2;
}
function nameOf({ kind, label, value }) {
  if (kind === TEXT) return BARE.exec(value)?.[1] ?? null;
  return kind === LABELLED && value === "" ? BARE.exec(label)?.[1] ?? null : null;
}

// src/parse/read/marks.ts
var MARK_LENGTH = 10;
var MARKED_LINES = 80;
var MAX_NAME_LINE = 320;
var MARKS = (() => {
  const marks = /* @__PURE__ */ new Map();
  for (const [host, registry2] of Object.entries(REGISTRIES))
    for (const mark of registry2.marks ?? []) {
      const key = mark.slice(0, MARK_LENGTH);
      marks.set(key, [...marks.get(key) ?? [], { mark, host }]);
    }
  return marks;
})();
var GENERAL = new Set(Object.values(REGISTRIES).flatMap(({ kindOf: kindOf2 }) => kindOf2 ?? []));
function hostOfMarks(text) {
  let general;
  for (const [start] of linesAtTop(text)) {
    const found = MARKS.get(text.slice(start, start + MARK_LENGTH))?.find(
      ({ mark }) => text.startsWith(mark, start)
    );
    if (found === void 0) continue;
    if (general === void 0 ? !GENERAL.has(found.host) : REGISTRIES[found.host]?.kindOf === general)
      return found.host;
    general ??= found.host;
  }
  return general;
}
var NAME3 = /^\W{0,12}(?:domain(?:[ _-]{0,2}name)?|complete domain name)[\]\s.:_-]{1,40}(\S{4,253})(?:\s.{0,80})?$/iu;
function nameIn3(text) {
  for (const [start, end] of linesAtTop(text)) {
    const name = end - start > MAX_NAME_LINE ? null : NAME3.exec(text.slice(start, end));
    if (name?.[1] !== void 0) return name[1];
  }
  return void 0;
}
function* linesAtTop(text) {
  for (let from = 0, count2 = 0; from < text.length && count2 < MARKED_LINES; count2++) {
    let end = text.indexOf("\n", from);
    if (end < 0) end = text.length;
    let start = from;
    while (start < end && text.charCodeAt(start) <= 32) start++;
    yield [start, end];
    from = end + 1;
  }
}

// src/parse/read/choose-module.ts
var index = (() => {
  const hosts = /* @__PURE__ */ new Map();
  const suffixes = /* @__PURE__ */ new Map();
  for (const [host, registry2] of Object.entries(REGISTRIES)) {
    hosts.set(host, host);
    for (const alias of registry2.aliases ?? []) hosts.set(alias, host);
    for (const suffix of registry2.suffixes ?? []) suffixes.set(suffix, host);
  }
  return { hosts, suffixes };
})();
var ready = /* @__PURE__ */ new Map();
function moduleOf(host) {
  if (host === void 0) return null;
  let module = ready.get(host);
  if (module === void 0) {
    const registry2 = REGISTRIES[host];
    if (registry2 === void 0) return null;
    module = new RegistryModule(host, registry2);
    ready.set(host, module);
  }
  return module;
}
function chooseModule(host, domain, text) {
  const rdap = text.startsWith(RDAP_MARK) ? moduleOf("rdap") : null;
  if (rdap !== null) return { module: rdap, by: "marks" };
  if (host !== null) {
    const module2 = moduleOf(index.hosts.get(host) ?? index.hosts.get(host.toLowerCase().replace(/\.$/u, "")));
    if (module2 !== null) return { module: module2, by: "host" };
  } else if (domain !== null) {
    const module2 = moduleOf(hostOfSuffix(domain));
    if (module2 !== null) return { module: module2, by: "suffix" };
  }
  const marked = hostOfMarks(text);
  const many = marked === void 0 || !marked.includes(".");
  const named = host === null && many ? hostOfName(text) : void 0;
  const module = moduleOf(named ?? marked);
  return module === null ? { module: genericModule(), by: "none" } : { module, by: named === void 0 ? "marks" : "suffix" };
}
function hostOfSuffix(domain) {
  const name = domain.toLowerCase().replace(/\.$/u, "");
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    const host = index.suffixes.get(name.slice(dot + 1));
    if (host !== void 0) return host;
  }
  return void 0;
}
var COUNTRY = /\.(?:[a-z]{2}|xn--[a-z\d-]{3,60})$/iu;
function hostOfName(text) {
  const name = nameIn3(text);
  return name !== void 0 && COUNTRY.test(name) ? hostOfSuffix(name) : void 0;
}

// src/parse/read/bare-label.ts
var MAX_HEADING3 = 48;
function bareLabel(line, module) {
  return heading(line, module) ?? prefixed(line, module) ?? columns(line, module);
}
function markedLabel(line, labels, context) {
  const { value } = line;
  const equals = value.indexOf("=");
  const pair = equals > 0 && equals < MAX_HEADING3 ? PAIR.exec(value) : null;
  if (pair?.[1] !== void 0 && pair[2] !== void 0) return line.with(pair[1], pair[2]);
  const dots = value.indexOf("...");
  const mark = dots > 0 ? dots : equals - 1;
  if (mark > 0 && mark <= MAX_HEADING3) {
    const found = LEADERS.exec(value.slice(mark))?.[1];
    if (found !== void 0) return line.with(value.slice(0, mark).trim(), found);
  }
  const short = value.includes(". ") ? SHORT2.exec(value) : null;
  return short?.[1] !== void 0 && labels.find(context, short[1])?.op === "contact" ? line.with(short[1], value.slice(short[0].length)) : null;
}
var PAIR = /^([a-z][\w-]{0,30})=([^\s=][^\n]{0,2000})$/iu;
var LEADERS = /^(?:\.{3,80}|\s=>?)\s{1,80}(\S[^\n]{0,2000})$/u;
var SHORT2 = /^(\p{Lu}\p{L}{1,20} \p{Lu}\p{L}{1,20})\.{1,2} (?=\S)/u;
function markedHeading(line, module) {
  return line.decorated ? heading(line, module) : null;
}
function heading(line, module) {
  if (line.value.length > MAX_HEADING3 * 2) return null;
  const value = line.decorated ? line.value.replace(/[\s*=:-]{1,40}$/u, "") : line.value;
  if (value.length > MAX_HEADING3 || ENDS_SENTENCE.has(value.charCodeAt(value.length - 1))) return null;
  const rule = module.labels.heading(value);
  return rule === null ? null : [rule, line.with("", "")];
}
function prefixed(line, module) {
  const label = module.prefixes.find(line.value);
  if (label === null) return null;
  const rule = module.labels.find("domain", label);
  const value = line.value.slice(label.length).trim();
  if (rule === null || value === "" || label === DATABASE && value.includes(":")) return null;
  if (rule.field === "domain" && !/^[^\s.]{1,63}\.\S/u.test(value)) return null;
  return [rule, line.with(label, value)];
}
function datedRecord(line, module) {
  const found = /^(?:record|domain)\s/iu.test(line.value) ? prefixed(line, module) : null;
  return found !== null && found[0].op === "scalar" && /^\d/u.test(found[1].value) ? found : null;
}
function columnLabel(line) {
  const { value } = line;
  const tab = value.indexOf("	");
  const blanks = value.indexOf("  ");
  const gap = tab > 0 && (blanks < 0 || tab < blanks) ? tab : blanks;
  if (gap <= 0 || gap > MAX_HEADING3) return null;
  const label = value.slice(0, gap);
  return ENDS_SENTENCE.has(label.charCodeAt(gap - 1)) && label[gap - 2] !== "." ? null : line.with(label, value.slice(gap).trim());
}
function columns(line, module) {
  const column = columnLabel(line);
  const rule = column === null ? null : module.labels.find("domain", column.label);
  return column === null || rule === null || !WITH_VALUE.has(rule.op) ? null : [rule, column];
}
var WITH_VALUE = /* @__PURE__ */ new Set([
  "scalar",
  "status",
  "nameserver",
  "address",
  "registrar",
  "contact",
  "registrarSection"
]);
var DATABASE = "Last updated on";
var ENDS_SENTENCE = new Set(Array.from(".,;!?", (mark) => mark.charCodeAt(0)));

// src/parse/read/section.ts
var Section = class {
  constructor(context, heading2, leads, contact, declared, object = false) {
    this.context = context;
    this.heading = heading2;
    this.leads = leads;
    this.contact = contact;
    this.declared = declared;
    this.object = object;
    this.mode = object || heading2.decorated && heading2.value === "" ? "same" : "maybe";
  }
  context;
  heading;
  leads;
  contact;
  declared;
  object;
  mode;
  /** No line of it has been read yet. */
  fresh = true;
  /** Lines without labels stand in it. */
  plain = false;
  /** Whether a line belongs to the section, `blanks` blank lines after the last one. */
  holds(line, blanks, empty) {
    if (this.object) return blanks === 0;
    const deeper = line.indent - this.heading.indent;
    if (blanks > 0 && (this.heading.value !== "" || this.mode === "same") && !this.fresh) return false;
    if (deeper > 0) return blanks === 0 || this.heading.value === "";
    if (deeper < 0) return false;
    if (blanks > 0) return this.fresh && this.heading.value === "" && blanks <= 2 && empty;
    return this.mode !== "nested";
  }
  /** Notes a line that belongs to it. */
  take(line) {
    if (this.mode === "maybe" && line.indent > this.heading.indent) this.mode = "nested";
    this.fresh = false;
  }
};

// src/parse/read/target.ts
var ROLES3 = ["registrant", "admin", "technical"];

// src/parse/read/writer.ts
var MAX_CONTACTS = 20;
var MAX_LISTED = 64;
var MAX_VALUE = 2e3;
var Writer = class {
  constructor(provenance) {
    this.provenance = provenance;
  }
  provenance;
  draft = new Draft();
  /** Writes what a label's meaning asks. `contact` is whose the fields of contacts are; labels of sections write nothing. */
  write(rule, value, line, contact) {
    switch (rule.op) {
      case "scalar":
        this.scalar(rule.field, value, line, rule.declared);
        return;
      case "status":
        this.#status(value, line, rule.declared);
        return;
      case "nameserver":
        if (!this.nameserver(value, line, rule.declared)) this.ignore(line, rule.declared);
        return;
      case "address":
        this.#address(value, line, rule.declared);
        return;
      case "registrar":
        this.registrar(rule.field, value, line, rule.declared);
        return;
      case "contact":
      case "member":
        if (contact !== null) this.contact(contact, rule.field, value, line, rule.declared);
    }
  }
  /** Notes that a line is known, and has no place. */
  ignore(line, declared) {
    this.provenance?.use(line, "ignored", declared);
  }
  scalar(field, value, line, declared) {
    if (this.#isHeading(value, line, declared)) return;
    this.draft[field] ??= bounded(value);
    this.provenance?.value(this.draft, field, line, declared);
  }
  registrar(field, value, line, declared) {
    if (this.#isHeading(value, line, declared)) return;
    this.draft.registrar ??= new RegistrarDraft();
    this.draft.registrar[field] ??= bounded(value);
    this.provenance?.value(this.draft.registrar, field, line, declared);
  }
  contact(contact, field, value, line, declared) {
    if (this.#isHeading(value, line, declared)) return;
    contact.used = true;
    if (field === "surname" || field === "name" && contact.surname !== null) {
      contact[field] = bounded(value);
      contact.name = fullName(contact.name, contact.surname);
      this.provenance?.value(contact, "name", line, declared);
      return;
    }
    const before = contact[field];
    if (before === null) contact[field] = bounded(value);
    else if (field === "address" && before.length < MAX_VALUE)
      contact.address = `${before}
${bounded(value)}`;
    this.provenance?.value(contact, field, line, declared);
  }
  /** A line of a contact's block without a label; its fields are told apart when the section ends. */
  free(contact, text, line, declared) {
    if (contact.free.length < MAX_LISTED) contact.free.push({ text: bounded(text), line: line.number });
    this.provenance?.value(contact, "*", line, declared);
  }
  /** The id of a contact that stands elsewhere in the answer; words are no id, but a name. */
  handle(role, value, line, declared) {
    if (this.#isHeading(value, line, declared)) return;
    if (NAME4.test(value)) {
      this.contact(this.sectionContact(role, false), "name", value, line, declared);
      return;
    }
    const handle = { role, id: bounded(value), line: line.number };
    if (this.draft.handles.length < MAX_LISTED) this.draft.handles.push(handle);
    this.provenance?.value(handle, "id", line, declared);
  }
  /** Returns whether the value named any server. */
  nameserver(value, line, declared) {
    const found = readNameservers(bounded(value), this.draft.nameservers);
    for (const server of found) this.provenance?.value(server, "*", line, declared);
    return found.length > 0;
  }
  /** The contact that labels with the role in them mean; another id opens another contact. */
  roleContact(role, opens2) {
    const last = this.draft[role].at(-1);
    return last === void 0 || opens2 && last.id !== null ? added(this.draft[role], MAX_CONTACTS) : last;
  }
  /**
   * The contact of a section that begins: a new one, unless the last of its role is still empty, or is the id
   * that stands above the name (`Registrant ID: …`, `Registrant: …`).
   */
  sectionContact(role, named) {
    const last = this.draft[role].at(-1);
    const goesOn4 = last !== void 0 && last.free.length === 0 && (!last.used || named && isIdAlone(last));
    return goesOn4 ? last : added(this.draft[role], MAX_CONTACTS);
  }
  /** An object that stands by itself, to be found by its id; null where there are too many. */
  object() {
    return this.draft.objects.length < MAX_LISTED ? added(this.draft.objects, MAX_LISTED) : null;
  }
  #status(value, line, declared) {
    if (this.#isHeading(value, line, declared)) return;
    if (this.draft.statuses.length < MAX_LISTED) this.draft.statuses.push(bounded(value));
    this.provenance?.value(this.draft, "statuses", line, declared);
  }
  #address(value, line, declared) {
    const server = readAddresses(bounded(value), this.draft.nameservers);
    if (server === null) this.ignore(line, declared);
    else this.provenance?.value(server, "*", line, declared);
  }
  /** A label without a value says what the lines below it are. */
  #isHeading(value, line, declared) {
    if (value !== "") return false;
    this.provenance?.use(line, "heading", declared);
    return true;
  }
};
function added(contacts, most) {
  const last = contacts.at(-1);
  if (last !== void 0 && contacts.length >= most) return last;
  const contact = new ContactDraft();
  contacts.push(contact);
  return contact;
}
var NAME4 = /^[^\d,]{1,100}\s[^\d,]{1,100}$/u;
var isIdAlone = (contact) => contact.id !== null && contact.name === null && contact.organization === null && contact.address === null && contact.phone === null && contact.email === null;
function fullName(name, surname) {
  if (name === null || surname === null) return name ?? surname;
  return name.endsWith(surname) ? name : `${name} ${surname}`;
}
var bounded = (value) => value.length > MAX_VALUE ? value.slice(0, MAX_VALUE).trimEnd() : value;

// src/parse/read/reader.ts
var Reader = class {
  constructor(module, text, provenance) {
    this.module = module;
    this.text = text;
    this.provenance = provenance;
    this.#writer = new Writer(provenance);
    this.draft = this.#writer.draft;
    this.#isMarked = text.includes("...") || text.includes("=");
  }
  module;
  text;
  provenance;
  draft;
  /** Lines that no label claimed: running text, or the words that say what kind of answer this is. */
  rest = [];
  #writer;
  /** Whether other marks than colons can set labels off: most texts have neither leaders nor an `=`. */
  #isMarked;
  #section = null;
  /** Blank lines since the last other line; the text begins after one. */
  #blanks = 1;
  /** The last line with a label. */
  #label = null;
  /** What that label means; null where no value can go on. */
  #rule = null;
  /** The contact that its value belongs to. */
  #contact = null;
  /** A heading that no rule knows: what is indented below it belongs to whom it names, and nobody knows who that is. */
  #unknownHeading = null;
  read(lines) {
    for (const line of lines) {
      switch (line.kind) {
        case BLANK:
          this.#blanks++;
          this.provenance?.use(line, "blank", true);
          continue;
        case LABELLED:
          this.#labelled(line);
          break;
        case COMMENT:
          this.#prose(line);
          break;
        case RULER:
          if (!this.#section?.fresh || this.#blanks > 0) this.#close();
          this.#rule = null;
          this.#prose(line);
          break;
        default:
          this.#unlabelled(line);
      }
      this.#blanks = 0;
    }
    this.#close();
    this.#divideAddresses();
  }
  // ---- lines with a label
  #labelled(line) {
    const section = this.#section;
    if (section !== null) {
      this.#inSection(section, line);
      return;
    }
    if (this.#opensHandle(line)) {
      this.#labelled(line);
      return;
    }
    const rule = this.module.labels.find("domain", line.label) ?? this.#nameBelow(line);
    if (rule === null) this.#unknown(line);
    else if (this.#isOfUnknown(line, rule)) this.#writer.ignore(line, false);
    else this.#apply(rule, line);
  }
  #inSection(section, line) {
    const { labels } = this.module;
    const { context } = section;
    let rule = labels.find(context, line.label);
    const member2 = rule !== null && isMember(rule);
    if (!section.holds(line, this.#blanks, member2 && rule?.outside === null)) {
      this.#close();
      this.#labelled(line);
      return;
    }
    if (this.#blanks > 0 && section.plain && rule?.declared !== true && this.#readsOwnDate(line)) return;
    section.take(line);
    if (section.mode === "maybe") {
      if (context === "other") rule = labels.find("domain", line.label);
      else if (member2 && rule !== null) {
        if (rule.outside !== null) rule = rule.outside;
        else if (section.leads) section.mode = "same";
      }
    }
    if (this.#blanks > 0 && !section.object && rule?.op === "ignore") rule = rule.outside ?? rule;
    if (this.#isOfOther(section, line, rule)) {
      this.#rule = null;
      this.#writer.ignore(line, section.declared);
    } else if (rule === null) this.#unknown(line);
    else if (section.object && (isDate(rule) || rule.op === "registrarSection")) this.#ofObject(rule, line);
    else this.#apply(rule, line);
  }
  /** Does what a label's meaning asks: opens its section, or writes its value, which may go on below it. */
  #apply(rule, line) {
    const { value } = line;
    this.#rule = rule;
    this.#label = line;
    this.#contact = this.#section?.contact ?? null;
    switch (rule.op) {
      case "ignore":
        this.#writer.ignore(line, rule.declared);
        return;
      case "scalar":
        if (rule.field === "domain" && value !== "") this.#close();
        break;
      case "nameserver":
        if (value !== "") break;
        this.#open("nameserver", line, rule.declared);
        return;
      case "contact":
        this.#contact = this.#writer.roleContact(rule.role, rule.field === "id" && value !== "");
        break;
      case "handle":
        this.#writer.handle(rule.role, value, line, rule.declared);
        return;
      case "object":
        this.#openObject(rule, line);
        return;
      case "contactSection":
        this.#openContact(rule.role, value, line, rule.declared);
        return;
      case "registrarSection":
        this.#open("registrar", line, rule.declared);
        this.#writer.registrar("name", value, line, rule.declared);
        return;
      case "otherSection":
        this.#open("other", line, rule.declared);
        return;
      case "detailSection":
        this.#openDetails(line, rule.declared);
        return;
    }
    this.#writer.write(rule, value, line, this.#contact);
  }
  /** A line that goes on with the last label's value: more of a list or of an address, or all of it. */
  #continue(line, value) {
    const rule = this.#rule;
    if (rule === null) return;
    const listed = rule.op === "nameserver" || rule.op === "address" || rule.op === "status";
    const ofContact = rule.op === "contact" || rule.op === "member";
    if (!listed && !ofContact && rule.op !== "scalar" && rule.op !== "registrar")
      this.#writer.ignore(line, rule.declared);
    else if (listed || ofContact && this.#contact !== null && rule.field === "address" || this.#label?.value === "" && (!ofContact || this.#contact !== null))
      this.#writer.write(rule, value, line, this.#contact);
    else this.provenance?.use(line, "text", rule.declared);
  }
  /** A label that nobody knows: a value that goes on, a sentence with a colon, or unread. */
  #unknown(line) {
    if (this.#isOfRegistrar(line)) return;
    const goesOn4 = this.#rule?.op !== "contactSection" && this.#goesOn(line);
    if (goesOn4 && line.indent > (this.#label?.indent ?? 0) + 3) {
      this.#continue(line, this.text.slice(line.start, line.end));
      return;
    }
    this.#rule = null;
    const section = this.#section;
    if (section?.context === "nameserver" && this.#ofSection(section, this.#unsplit(line))) return;
    const contact = section?.contact ?? null;
    if (contact !== null && section?.mode === "nested" && contact.free.length > 0) {
      this.#writer.free(contact, this.text.slice(line.start, line.end), line, false);
      return;
    }
    if (line.value === "") this.#unknownHeading = line;
    this.rest.push(line);
    this.provenance?.use(line, line.value === "" || isSentence(line) ? "text" : "unread", false);
  }
  // ---- lines without a label
  #unlabelled(line) {
    const { labels } = this.module;
    const section = this.#section;
    const context = section?.context ?? "domain";
    const marked = this.#isMarked ? markedLabel(line, labels, context) : null;
    if (marked !== null && (labels.find(context, marked.label) ?? labels.find("domain", marked.label)) !== null) {
      this.#labelled(marked);
      return;
    }
    const column = section?.context === "contact" || section?.context === "registrar" ? columnLabel(line) : null;
    if (column !== null && section !== null && this.#isMemberOf(section, column)) {
      this.#labelled(column);
      return;
    }
    const unread = marked ?? (section?.fresh === false && !section.plain ? column : null);
    const isUnread = isLabel2(unread) && labels.find("domain", unread.label) === null;
    if (isUnread && !this.#goesOn(line)) {
      if (section !== null && !section.holds(line, this.#blanks, false)) this.#close();
      this.#rule = null;
      this.#unclaimed(line, unread);
      return;
    }
    const known2 = labels.mayBegin(line.source, line.from, line.to);
    if (section !== null && this.#isOfSection(section, line, known2)) return;
    if (this.#opensHandle(line)) {
      this.#unlabelled(line);
      return;
    }
    if (this.#goesOn(line) || this.#isValueBelow(line)) {
      this.#continue(line, line.value);
      return;
    }
    const found = known2 ? bareLabel(line, this.module) : null;
    if (found !== null) this.#apply(...found);
    else this.#unclaimed(line, marked);
  }
  /** A line without a label that nobody knows: running text, or a label and a value that no rule reads. */
  #unclaimed(line, marked) {
    this.rest.push(line);
    if (this.provenance === null) return;
    const split = marked ?? columnLabel(line);
    const unread = isLabel2(split);
    this.provenance.use(unread ? split : line, unread ? "unread" : "text", false);
  }
  /** Reads a line without a label in a section, or closes the section and leaves the line. */
  #isOfSection(section, line, known2) {
    const headed = known2 && line.indent <= section.heading.indent;
    const heading2 = headed ? markedHeading(line, this.module) ?? prefixed(line, this.module) : known2 && this.#blanks > 0 ? datedRecord(line, this.module) : null;
    if (heading2 !== null) {
      this.#close();
      this.#apply(...heading2);
      return true;
    }
    if (section.mode === "maybe" && this.#goesOn(line) && isOfDomain(this.#rule)) {
      this.#continue(line, line.value);
      return true;
    }
    if (section.holds(line, this.#blanks, section.context === "nameserver")) {
      const goesOn4 = section.contact !== null && this.#rule?.op === "member" && this.#goesOn(line);
      if (goesOn4) this.#continue(line, line.value);
      if (goesOn4 || this.#ofSection(section, line)) {
        section.take(line);
        return true;
      }
    }
    const deeper = line.indent > section.heading.indent;
    if (!deeper || !section.holds(line, this.#blanks, false)) this.#close();
    return false;
  }
  /** Reads a line of a section's block. False where the line cannot be part of it. */
  #ofSection(section, line) {
    const writer = this.#writer;
    const deeper = line.indent > section.heading.indent;
    section.plain = true;
    switch (section.context) {
      case "contact":
        if (section.contact === null || section.object && this.#rule === null) return false;
        if (line.value.length > MAX_FREE && !deeper) return false;
        writer.free(section.contact, line.value, line, this.module.block !== null);
        return true;
      case "registrar": {
        const named = section.heading.value !== "" || this.draft.registrar?.name != null;
        if (!deeper && named) return false;
        writer.registrar(WEB_ADDRESS.test(line.value) ? "url" : "name", line.value, line, section.declared);
        return true;
      }
      case "nameserver":
        if (writer.nameserver(line.value, line, section.declared)) return true;
        if (this.module.labels.find("nameserver", line.value)?.op !== "address") return false;
        this.provenance?.use(line, "heading", section.declared);
        return true;
      default:
        if (!deeper) return false;
        writer.ignore(line, section.declared);
        return true;
    }
  }
  #prose(line) {
    this.rest.push(line);
    this.provenance?.use(line, "text", false);
  }
  /** The line as it was before it was split at a colon. */
  #unsplit(line) {
    return line.with("", this.text.slice(line.start, line.end));
  }
  // ---- sections
  /** Begins a section; a value beside its heading is told by whoever opens it. */
  #open(context, line, declared, contact = null) {
    this.#close();
    this.#section = new Section(context, line, this.#blanks > 0, contact, declared);
    this.#contact = contact;
    this.provenance?.use(line, line.value === "" ? "heading" : "ignored", declared);
  }
  #close() {
    const contact = this.#section?.contact ?? null;
    this.#section = null;
    if (contact !== null && contact.free.length > 0) readFreeLines(contact, this.module.block ?? readBlock);
  }
  #openContact(role, value, line, declared) {
    const contact = this.#writer.sectionContact(role, value !== "");
    this.#open("contact", line, declared, contact);
    const handle = handleIn(line.label);
    if (handle !== null) this.#writer.contact(contact, "id", handle, line, declared);
    if (value === "") return;
    const member2 = declared ? null : this.module.labels.find("contact", line.label);
    if (member2?.field === "organization") this.#writer.contact(contact, member2.field, value, line, declared);
    else this.#writer.free(contact, value, line, declared);
  }
  /** An object is opened by its first label; within one, the same label is a field of it. */
  #openObject(rule, line) {
    const { value } = line;
    const role = rule.field === "id" ? this.module.labels.heading(value) : null;
    if (role !== null && role.op === "contactSection") {
      this.#openContact(role.role, "", line.with("", ""), role.declared);
      return;
    }
    const contact = this.#blanks > 0 ? this.#writer.object() : null;
    if (contact === null && this.#isHolder(rule)) {
      const holder = this.#writer.sectionContact("registrant", false);
      this.#writer.contact(holder, "name", value, line, rule.declared);
      return;
    }
    if (contact === null) {
      this.#writer.ignore(line, rule.declared);
      return;
    }
    this.#close();
    this.#section = new Section("contact", line, true, contact, rule.declared, true);
    this.#contact = contact;
    this.#writer.contact(contact, rule.field, value, line, rule.declared);
  }
  #isHolder(rule) {
    const { registrant, domain } = this.draft;
    return rule.field === "name" && this.#section === null && domain !== null && registrant.length === 0;
  }
  #openDetails(line, declared) {
    this.#close();
    if (line.label.toLowerCase() === "domain" && NAME5.test(line.value)) {
      this.#writer.scalar("domain", line.value, line, declared);
      return;
    }
    this.#rule = null;
    this.provenance?.use(line, line.value === "" ? "heading" : "ignored", declared);
  }
  /** `Registrant:` over deeper lines, at a registry whose label names an object that stands elsewhere. */
  #opensHandle(line) {
    const rule = this.#rule;
    const heading2 = this.#label;
    if (rule?.op !== "handle" || heading2 === null || heading2.value !== "" || !this.#goesOn(line))
      return false;
    this.#openContact(rule.role, "", heading2, rule.declared);
    this.#rule = null;
    return true;
  }
  // ---- whose a line is
  /** Whether a line can be more of the last label's value. */
  #goesOn(line) {
    return this.#rule !== null && this.#label !== null && this.#blanks === 0 && line.indent > this.#label.indent;
  }
  /**
   * Whether a line without a label is the value of the empty label above it, at that label's own indentation.
   * Where the registry does not print all values so (`above`), it must look like one.
   */
  #isValueBelow(line) {
    const rule = this.#rule;
    const label = this.#label;
    if (rule === null || label === null || this.#blanks > 0 || label.value !== "" || line.indent !== label.indent)
      return false;
    const { above: above2 } = this.module;
    if (rule.op === "status") return above2;
    if (rule.op !== "scalar") return false;
    if (above2) return true;
    if (rule.field === "domain") return /^[^\s:]+\.[^\s:]+$/u.test(line.value);
    return isDate(rule) && /^\d/u.test(line.value);
  }
  /** `Domain:` as a heading, with the name under `name:` below it. */
  #nameBelow(line) {
    const rule = this.#rule;
    const heads = rule?.op === "scalar" && rule.field === "domain" && this.#label?.value === "";
    return heads && this.#blanks === 0 && line.label.toLowerCase() === "name" ? rule : null;
  }
  /** `Name: …` indented below an empty `Sponsoring Registrar:` is the registrar's, and no value of that label. */
  #isOfRegistrar(line) {
    const rule = this.#rule;
    const heading2 = this.#label;
    if (rule?.op !== "registrar" || heading2 === null || heading2.value !== "" || !this.#goesOn(line))
      return false;
    const member2 = this.module.labels.find("registrar", line.label);
    if (member2 === null) return false;
    this.#open("registrar", heading2, rule.declared);
    this.#section?.take(line);
    this.#apply(member2, line);
    return true;
  }
  /** `Organization: …` indented below a heading that no rule knows names no holder of the domain. */
  #isOfUnknown(line, rule) {
    const heading2 = this.#unknownHeading;
    if (heading2 === null || line.indent <= heading2.indent) {
      this.#unknownHeading = null;
      return false;
    }
    if (rule.op !== "contactSection") return false;
    const member2 = this.module.labels.find("contact", line.label);
    return member2?.op === "member" && (line.value !== "" || member2.field === "organization");
  }
  /** `Organization: …` below `Billing Contact:` is that contact's, and opens nobody else's section. */
  #isOfOther(section, line, rule) {
    if (section.context !== "other" || section.heading.value !== "") return false;
    const nested = line.indent > section.heading.indent;
    if (!nested && !section.leads) return false;
    const member2 = this.module.labels.find("contact", line.label);
    if (member2?.op !== "member") return false;
    if (line.value === "") return rule?.op === "contactSection" && member2.field === "organization";
    if (rule === null || rule.op === "status") return true;
    return rule.op === "contactSection" && (nested || member2.field === "organization");
  }
  /** Whether a label in columns is one of its section's: `Street      1 Example Road` */
  #isMemberOf(section, column) {
    const rule = this.module.labels.find(section.context, column.label);
    return rule !== null && (rule.op === "member" || rule.op === "registrar") && section.holds(column, this.#blanks, true);
  }
  /** A date in a contact's object is the contact's, and so is its registrar, whatever the label says elsewhere. */
  #ofObject(rule, line) {
    const contact = this.#section?.contact ?? null;
    this.#rule = null;
    if (contact !== null && (rule.field === "created_on" || rule.field === "updated_on"))
      this.#writer.contact(contact, rule.field, line.value, line, rule.declared);
    else this.#writer.ignore(line, rule.declared);
  }
  /** Reads `Created on: …` in a paragraph of its own below somebody's plain lines: it is the domain's, however deep. */
  #readsOwnDate(line) {
    const own2 = this.module.labels.find("domain", line.label);
    if (own2 === null || !isDate(own2)) return false;
    this.#close();
    this.#apply(own2, line);
    return true;
  }
  #divideAddresses() {
    const { address } = this.module;
    if (address === null) return;
    for (const role of ROLES3) for (const contact of this.draft[role]) divideAddress(contact, address);
    for (const contact of this.draft.objects) divideAddress(contact, address);
  }
};
var LABEL = /^\p{L}(?:(?!\d\.\d).){0,39}$/u;
var MAX_FREE = 80;
var WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
var NAME5 = /^[^\s:/@]{1,63}(?:\.[^\s:/@.]{1,63}){1,8}\.?$/u;
var isDate = (rule) => rule.op === "scalar" && (rule.field === "created_on" || rule.field === "updated_on" || rule.field === "expires_on");
var isMember = ({ op }) => op === "member" || op === "registrar" || op === "ignore";
var isOfDomain = (rule) => rule?.op === "scalar" || rule?.op === "status" || rule?.op === "nameserver";
var isLabel2 = (split) => split !== null && LABEL.test(split.label) && !isSentence(split);
var isSentence = (line) => line.label.split(" ", 8).length > 6 || /[,;"]/u.test(line.label);

// src/parse/read/read-part.ts
function openParts(parts) {
  const [only] = parts;
  return parts.length === 1 && only !== void 0 ? splitPart(openPart(only)) : parts.map(openPart);
}
function openPart({ host, body }) {
  const decoded2 = decodeRaw(body, host ?? void 0);
  const ascii2 = decoded2.evidence === "valid" && decoded2.text.length === body.length;
  const text = isClean(decoded2.text, ascii2) ? decoded2.text : cleanText(decoded2.text);
  return { host, text, lines: scan(text), decoded: decoded2, foreign: false };
}
function splitPart(part) {
  const { host, text, lines, decoded: decoded2 } = part;
  const pieces = splitMerged(text, lines, host);
  return pieces === null ? [part] : pieces.map(({ host: host2, body, foreign }) => ({ host: host2, text: body, lines: scan(body), decoded: decoded2, foreign }));
}
function readPart(part, domain, provenance) {
  const { text, decoded: decoded2 } = part;
  const { module, by } = chooseModule(part.host, domain, text);
  let { lines } = part;
  for (const prepare of module.preparations) lines = prepare(lines, text);
  const reader = new Reader(module, text, provenance);
  reader.read(lines);
  const { draft } = reader;
  const notice2 = module.disclaimer.find(lines, text);
  draft.disclaimer = module.disclaimer.join(notice2, text);
  if (draft.disclaimer !== null && provenance !== null)
    for (const line of notice2) provenance.value(draft, "disclaimer", line, module.name !== null);
  nameAndUrl(draft.registrar);
  for (const postprocess of module.postprocesses) postprocess(draft, lines);
  const aboutSuffix = isAboutSuffix(draft.domain, domain);
  const answer2 = part.foreign || aboutSuffix ? UNKNOWN : answerOf({ draft, module, text, lines, rest: reader.rest, asked: domain }, provenance);
  return {
    host: part.host,
    module,
    chosenBy: by,
    draft: aboutSuffix ? withoutRecord(draft) : draft,
    answer: answer2,
    text,
    lines,
    charset: decoded2.charset,
    replaced: decoded2.replaced,
    provenance
  };
}
function isAboutSuffix(printed, asked) {
  if (printed === null || asked === null || printed.includes(".")) return false;
  const name = printed.toLowerCase();
  return asked.toLowerCase().endsWith(`.${name}`) && !asked.toLowerCase().startsWith(`${name}.`);
}
function withoutRecord({ disclaimer }) {
  const draft = new Draft();
  draft.disclaimer = disclaimer;
  return draft;
}

// src/parse/reading.ts
function read(part, domain) {
  const whole = openPart(part);
  const pieces = splitPart(whole).map((piece) => readPart(piece, domain, null));
  const [first] = pieces;
  const alone = pieces.length === 1 && first !== void 0 && first.text === whole.text;
  return {
    kind: first?.answer.kind ?? "empty",
    whole: alone ? first : readPart(whole, domain, null),
    pieces
  };
}
function propertiesOf(readings, domain) {
  const [only] = readings;
  return readings.length === 1 && only !== void 0 ? assemble(only.pieces, domain, null) : assemble(
    readings.map(({ whole }) => whole),
    domain,
    null
  );
}

// src/net/deadline.ts
import { setMaxListeners } from "events";
var LONGEST_TIMER = 2 ** 31 - 1;
function startTimer(ms, ring) {
  return ms > LONGEST_TIMER ? null : setTimeout(ring, ms);
}
function stopTimer(timer) {
  if (timer !== null) clearTimeout(timer);
}
var Deadline = class {
  #callers = /* @__PURE__ */ new Set();
  #failure = null;
  #paused = false;
  #listeners = null;
  #controller = null;
  /** With a time, or a signal, its only caller, who hears of the end through the failure of what is under way. */
  constructor(timeout, signal) {
    if (timeout !== void 0) this.join(timeout, signal, () => {
    });
  }
  get failure() {
    return this.#failure;
  }
  /** One more caller. `leave` hears of its end where others go on; the last one's is the end of the whole. */
  join(timeout, signal, leave) {
    const caller = new Caller(timeout, signal, (failure) => {
      if (this.#callers.size === 1) return this.cancel(failure);
      this.#callers.delete(caller);
      leave(failure);
    });
    this.#callers.add(caller);
    caller.listen();
    if (!this.#paused && this.#callers.has(caller)) caller.resume();
  }
  /** Ends it for all. */
  cancel(failure) {
    if (this.#failure !== null) return;
    this.#failure = failure;
    this.end();
    this.#controller?.abort();
    const listeners = this.#listeners;
    this.#listeners = null;
    for (const listener of listeners ?? []) listener();
  }
  /** The clock stands still until `resume`; signals still count. */
  pause() {
    if (this.#paused) return;
    this.#paused = true;
    for (const caller of this.#callers) caller.pause();
  }
  resume() {
    if (!this.#paused || this.#failure !== null) return;
    this.#paused = false;
    for (const caller of this.#callers) caller.resume();
  }
  onOver(listener) {
    this.#listeners ??= /* @__PURE__ */ new Set();
    this.#listeners.add(listener);
  }
  offOver(listener) {
    this.#listeners?.delete(listener);
  }
  /** For functions of the caller's, which know signals; made when first asked for, because it costs as much as a small question. */
  get signal() {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#failure !== null) this.#controller.abort();
    }
    return this.#controller.signal;
  }
  /** What the promise gives, or a rejection when the deadline comes first. */
  race(promise) {
    return new Promise((resolve2, reject) => {
      const over = () => reject(new Error(this.#failure?.message));
      if (this.#failure !== null) over();
      else this.onOver(over);
      promise.then(resolve2, reject).finally(() => this.offOver(over));
    });
  }
  /** Lets go of timers and of the callers' signals. */
  end() {
    for (const caller of this.#callers) caller.end();
    this.#callers.clear();
  }
};
var Caller = class {
  #timeout;
  #signal;
  #over;
  #left;
  #since = 0;
  #timer = null;
  constructor(timeout, signal, over) {
    this.#timeout = timeout;
    this.#left = timeout;
    this.#signal = signal;
    this.#over = over;
  }
  listen() {
    if (this.#signal === void 0) return;
    expectMany(this.#signal);
    this.#signal.addEventListener("abort", this.#aborted);
    if (this.#signal.aborted) this.#aborted();
  }
  resume() {
    this.#since = performance.now();
    this.#timer = startTimer(Math.max(0, this.#left), () => {
      this.#finish({ code: "TIMEOUT", message: `the whole lookup took longer than ${this.#timeout} ms` });
    });
  }
  pause() {
    stopTimer(this.#timer);
    this.#timer = null;
    this.#left -= performance.now() - this.#since;
  }
  end() {
    stopTimer(this.#timer);
    this.#timer = null;
    this.#signal?.removeEventListener("abort", this.#aborted);
  }
  #aborted = () => {
    this.#finish({ code: "ABORTED", message: "the caller ended it", cause: this.#signal?.reason });
  };
  #finish(failure) {
    this.end();
    this.#over(failure);
  }
};
function expectMany(signal) {
  if (signal instanceof EventTarget) setMaxListeners(0, signal);
}
function sleep(ms, deadline) {
  return new Promise((resolve2) => {
    if (deadline.failure !== null) return resolve2(false);
    const over = () => {
      clearTimeout(timer);
      resolve2(false);
    };
    const timer = setTimeout(() => {
      deadline.offOver(over);
      resolve2(true);
    }, ms);
    deadline.onOver(over);
  });
}

// src/query/calls.ts
var Calls = class {
  #underway = /* @__PURE__ */ new Map();
  #shared = /* @__PURE__ */ new Map();
  #closed = false;
  /** Runs a whole call within the caller's time and signal. Nothing of the deadline outlives it. */
  run({ timeout, signal }, call) {
    return this.#start(new Deadline(timeout, signal), call);
  }
  /** As {@link run}, or joins the call under way that has the same key; `copy` makes its result the joining caller's own. */
  share(key, caller, begin, copy) {
    const known2 = this.#shared.get(key);
    if (known2 !== void 0 && known2.deadline.failure === null) return joined(known2, caller, copy);
    const { call, left } = begin();
    const deadline = new Deadline();
    return new Promise((resolve2, reject) => {
      deadline.join(caller.timeout, caller.signal, settleWith(left, resolve2, reject));
      const result = this.#start(deadline, call);
      const shared = { deadline, result, left };
      this.#shared.set(key, shared);
      const forget = () => {
        if (this.#shared.get(key) === shared) this.#shared.delete(key);
      };
      result.then(
        (value) => {
          forget();
          resolve2(value);
        },
        (error2) => {
          forget();
          reject(error2);
        }
      );
    });
  }
  async #start(deadline, call) {
    if (this.#closed) deadline.cancel(CLOSED);
    try {
      if (deadline.failure !== null) throw toError(deadline.failure, null);
      const result = call(deadline);
      this.#underway.set(deadline, result);
      return await result;
    } finally {
      deadline.end();
      this.#underway.delete(deadline);
    }
  }
  /** Ends all calls, and every later one; resolves when they are over. */
  async close() {
    this.#closed = true;
    const ending2 = [...this.#underway];
    for (const [deadline] of ending2) deadline.cancel(CLOSED);
    await Promise.allSettled(ending2.map(([, result]) => result));
  }
};
function joined({ deadline, result, left }, caller, copy) {
  return new Promise((resolve2, reject) => {
    result.then((value) => resolve2(copy(value)), reject);
    deadline.join(caller.timeout, caller.signal, settleWith(left, resolve2, reject));
  });
}
var settleWith = (left, resolve2, reject) => (failure) => {
  try {
    resolve2(left(failure));
  } catch (error2) {
    reject(error2);
  }
};
var CLOSED = { code: "ABORTED", message: "the client was closed" };

// src/net/host.ts
import { isIPv4 as isIPv42, isIPv6 as isIPv62 } from "net";

// src/net/special-address.ts
import { isIPv4, isIPv6 } from "net";

// src/net/special-blocks.ts
var SPECIAL_IPV4 = [
  ["0.0.0.0/8", "this network, RFC 791"],
  ["10.0.0.0/8", "private, RFC 1918"],
  ["100.64.0.0/10", "shared by a carrier, RFC 6598"],
  ["127.0.0.0/8", "loopback, RFC 1122"],
  ["169.254.0.0/16", "link-local, RFC 3927"],
  ["172.16.0.0/12", "private, RFC 1918"],
  ["192.0.0.0/24", "IETF protocol assignments, RFC 6890"],
  ["192.0.2.0/24", "documentation, RFC 5737"],
  ["192.31.196.0/24", "AS112, RFC 7535"],
  ["192.52.193.0/24", "AMT, RFC 7450"],
  ["192.88.99.0/24", "6to4 relays, RFC 7526"],
  ["192.168.0.0/16", "private, RFC 1918"],
  ["192.175.48.0/24", "AS112, RFC 7534"],
  ["198.18.0.0/15", "benchmarking, RFC 2544"],
  ["198.51.100.0/24", "documentation, RFC 5737"],
  ["203.0.113.0/24", "documentation, RFC 5737"],
  ["224.0.0.0/4", "multicast, RFC 5771"],
  ["240.0.0.0/4", "reserved and broadcast, RFC 1112"]
];
var SPECIAL_IPV6 = [
  ["::/3", "not global unicast: unspecified, loopback, discard-only \u2026"],
  ["4000::/2", "not global unicast"],
  ["8000::/1", "not global unicast: unique local, link-local, multicast \u2026"],
  ["2001::/23", "IETF protocol assignments: Teredo, ORCHID, benchmarking \u2026, RFC 2928"],
  ["2001:db8::/32", "documentation, RFC 3849"],
  ["2002::/16", "6to4, which may lead to any IPv4 address, RFC 3056"],
  ["2620:4f:8000::/48", "AS112, RFC 7534"],
  ["3ffe::/16", "6bone, returned, RFC 3701"],
  ["3fff::/20", "documentation, RFC 9637"]
];
var IPV4_INSIDE = [
  "::ffff:0:0/96",
  // IPv4-mapped, RFC 4291
  "64:ff9b::/96"
  // NAT64, RFC 6052: how an IPv6-only network reaches any IPv4 server
];

// src/net/special-address.ts
var ipv4Blocks = SPECIAL_IPV4.map(([block]) => readBlock2(block));
var ipv6Blocks = SPECIAL_IPV6.map(([block]) => readBlock2(block));
var ipv4Inside = IPV4_INSIDE.map(readBlock2);
function isSpecialAddress(address) {
  const bytes = readAddress2(address);
  if (bytes === null) return true;
  if (bytes.length === 4) return ipv4Blocks.some((block) => contains(block, bytes));
  if (ipv4Inside.some((block) => contains(block, bytes))) {
    return ipv4Blocks.some((block) => contains(block, bytes.slice(12)));
  }
  return ipv6Blocks.some((block) => contains(block, bytes));
}
function readAddress2(address) {
  if (isIPv4(address)) return address.split(".").map(Number);
  if (!isIPv6(address) || address.includes("%")) return null;
  const [head = "", tail] = address.split("::");
  const front = readGroups(head);
  const back = readGroups(tail ?? "");
  return [...front, ...new Array(16 - front.length - back.length).fill(0), ...back];
}
function readGroups(text) {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (group.includes(".")) return group.split(".").map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}
function readBlock2(block) {
  const [address = "", bits] = block.split("/");
  const bytes = readAddress2(address);
  if (bytes === null) throw new TypeError(`no block of addresses: ${block}`);
  return { bytes, bits: Number(bits) };
}
function contains(block, address) {
  for (let bit = 0, at2 = 0; bit < block.bits; bit += 8, at2++) {
    const mask = block.bits - bit >= 8 ? 255 : 255 << 8 - (block.bits - bit) & 255;
    if ((((block.bytes[at2] ?? 0) ^ (address[at2] ?? 0)) & mask) !== 0) return false;
  }
  return true;
}

// src/net/host.ts
function hostKey(host) {
  const lower = host.toLowerCase();
  return lower.endsWith(".") ? lower.slice(0, -1) : lower;
}
function checkTarget(host, port, name = "") {
  if (typeof host !== "string" || !/^[^\s\0/]+$/.test(host)) {
    throw new TypeError(`\`${name}host\` must be a host name or an address; got ${JSON.stringify(host)}`);
  }
  if (typeof port !== "number" || !Number.isInteger(port) || port < 1 || port > 65535) {
    throw new TypeError(`\`${name}port\` must be from 1 to 65535; got ${String(port)}`);
  }
}
function refusalOfHost(host) {
  if (isIPv42(host) || isIPv62(host)) return isSpecialAddress(host) ? "it is no public address" : null;
  if (!isHostName2(host)) return "it is no host name";
  return PRIVATE_ENDS.some((end) => host.endsWith(`.${end}`)) ? "it is a name in a private network" : null;
}
function isHostName2(host) {
  const labels = host.split(".");
  return host.length <= 253 && labels.length >= 2 && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) && /^(?:xn--[a-z0-9-]+|[a-z]{2,63})$/.test(labels.at(-1) ?? "");
}
var PRIVATE_ENDS = [
  "localhost",
  // RFC 6761
  "localdomain",
  // the usual alias of localhost in /etc/hosts
  "local",
  // RFC 6762
  "internal",
  // reserved by ICANN for private use, 2024
  "home.arpa",
  // RFC 8375
  "onion",
  // RFC 7686
  "corp",
  // not delegated because of name collisions, ICANN 2018: corp, home, mail
  "home",
  "mail",
  "lan",
  // RFC 6762, appendix G: intranet, internal, private, corp, home, lan
  "intranet",
  "private"
];

// src/registry/discover.ts
var IANA_HOST = "whois.iana.org";
var MAX_TEXT2 = 65536;
var HOST3 = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function readIanaReferral(text) {
  let host = null;
  let domains = 0;
  for (const line of text.slice(0, MAX_TEXT2).split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const label = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim().toLowerCase();
    if (label === "domain" && ++domains > 1) break;
    if (label === "status" && value !== "active") return null;
    if (host === null && (label === "refer" || label === "whois")) host = hostName(value);
  }
  return host;
}
function hostName(value) {
  const name = value.replace(/\.$/, "");
  return HOST3.test(name) && name !== IANA_HOST ? name : null;
}

// src/registry/encode-query.ts
function encodeQuery(server, domain) {
  if (domain === "" || /[\u0000- \u007f-\u00a0\u2028\u2029]/.test(domain)) {
    throw new WhoisError("INVALID_DOMAIN", "a name with blanks or control characters cannot be asked");
  }
  let line = server.query;
  if (line.includes("{domain}")) line = line.replaceAll("{domain}", () => domain);
  if (line.includes("{unicode}")) line = line.replaceAll("{unicode}", () => punycode_es6_default.toUnicode(domain));
  const encoding = server.encoding.toLowerCase();
  if (/^utf-?8$/.test(encoding) || isAscii(line)) return UTF82.encode(line);
  if (encoding === "ascii") throw cannotBeWritten(server);
  return encodeAs(line, server);
}
var UTF82 = new TextEncoder();
var isAscii = (line) => /^[\0-\x7f]*$/.test(line);
async function encodeAs(line, server) {
  const { default: iconv } = await import("iconv-lite");
  const bytes = iconv.encode(line, server.encoding);
  if (iconv.decode(bytes, server.encoding) !== line) throw cannotBeWritten(server);
  return Uint8Array.from(bytes);
}
function cannotBeWritten({ host, encoding }) {
  return new WhoisError("INVALID_DOMAIN", `the name cannot be written in ${encoding}`, { host });
}

// src/net/transport.ts
function noAnswer(failure) {
  return { received: new Uint8Array(0), failure, part: null, kind: "empty", reading: null, replaced: false };
}

// src/query/engine.ts
async function ask(engine, question, deadline, domain, permit = null) {
  let asked = question;
  let held = permit;
  for (let attempt = 1; ; attempt++) {
    const answer2 = await askOnce(engine, asked, deadline, domain, attempt, held);
    held = null;
    if (answer2.redirect !== void 0) {
      asked = answer2.redirect;
      attempt = 0;
      continue;
    }
    const reason2 = attempt > engine.retries || deadline.failure !== null ? null : reasonToRetry(answer2);
    if (reason2 === null) return answer2;
    const delay2 = backoff(attempt);
    engine.emit?.({ type: "retry", domain, host: asked.host, attempt: attempt + 1, delay: delay2, reason: reason2 });
    if (!await sleep(delay2, deadline)) return noAnswer(deadline.failure);
  }
}
async function askOnce(engine, question, deadline, domain, attempt, held) {
  const { limiter, connects, emit } = engine;
  const { host, port } = question;
  let permit = held;
  if (permit === null) {
    const turn = limiter.permit(host, deadline, (ahead) => {
      emit?.({ type: "waiting", domain, host, ahead });
      if (!engine.waitCounts) deadline.pause();
    });
    permit = turn instanceof Promise ? await turn : turn;
    deadline.resume();
    if (permit === null) return noAnswer(waited(deadline.failure));
  }
  let outcome = "failed";
  let retryAfter = 0;
  try {
    const since = emit === null ? 0 : performance.now();
    emit?.({ type: "asking", domain, host, port, attempt });
    const answer2 = await question.ask(deadline, connects[permit.egress] ?? null);
    const bytes = answer2.received.length;
    if (emit !== null && bytes > 0)
      emit({ type: "answer", domain, host, bytes, ms: Math.round(performance.now() - since) });
    if (limiter.learns) outcome = outcomeOf(answer2);
    retryAfter = answer2.failure?.retryAfter ?? 0;
    return answer2;
  } finally {
    permit.end(outcome, retryAfter);
  }
}
function outcomeOf(answer2) {
  if (answer2.kind === "throttled") return "throttled";
  return answer2.failure === null && answer2.received.length > 0 ? "answered" : "failed";
}
function waited(failure) {
  return failure && { ...failure, message: `${failure.message}, while it waited for its turn` };
}
var FIRST_DELAY = 250;
var LONGEST_DELAY = 5e3;
function reasonToRetry({ received, failure }) {
  if (received.length > 0) return null;
  if (failure === null) return "the server ended without an answer";
  return failure.code === "CONNECTION" && failure.passing ? failure.message : null;
}
function backoff(retry, random = Math.random) {
  const full = Math.min(FIRST_DELAY * 2 ** (retry - 1), LONGEST_DELAY);
  return Math.round(full / 2 + full / 2 * random());
}
function emitTo(listener) {
  if (listener === void 0) return null;
  let warned = false;
  return (event) => {
    try {
      listener(event);
    } catch (error2) {
      if (warned) return;
      warned = true;
      const stack = error2 instanceof Error && error2.stack !== void 0 ? { detail: error2.stack } : {};
      process.emitWarning(`onEvent threw: ${String(error2)}`, { type: "Port43Warning", ...stack });
    }
  };
}

// src/whois/referral.ts
import { isIPv6 as isIPv63 } from "net";

// src/whois/referral-values.ts
var MEANT = /* @__PURE__ */ new Map([
  ["who.godaddy.com", "whois.godaddy.com"],
  ["who.godaddy.com/", "whois.godaddy.com"],
  ["whois.godaddy", "whois.godaddy.com"],
  ["www.gandi.net/whois", "whois.gandi.net"],
  ["porkbun.com/whois", "whois.porkbun.com"],
  ["https://porkbun.com/whois", "whois.porkbun.com"]
]);
var NO_REGISTRAR = /* @__PURE__ */ new Map([
  ["whois.iana.org", "it answers for the root zone; Verisign's record of example.com names it"]
]);
var PORTS = /* @__PURE__ */ new Set([43, 4343]);

// src/whois/referral.ts
var LONGEST_VALUE = 260;
function findReferral(text, label) {
  const wanted = label.toLowerCase();
  let records = 0;
  for (const line of linesOf(text)) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (name === "domain name" && ++records > 1) return null;
    if (name === "server name" && records === 0) return null;
    if (name === wanted) return line.slice(colon + 1).trim() || null;
  }
  return null;
}
function parseReferral(value) {
  const text = value.trim().toLowerCase();
  if (text.length > LONGEST_VALUE) return { refused: "it is too long for a host name" };
  const meant = MEANT.get(text);
  if (meant !== void 0) return { host: meant, port: null };
  const { host, port: digits2 } = splitPort(text);
  if (digits2 !== null && (!/^[1-9]\d{0,4}$/.test(digits2) || Number(digits2) > 65535))
    return { refused: "its port is none" };
  const refused = refusalOf(host);
  if (refused !== null) return { refused };
  const port = digits2 === null ? null : Number(digits2);
  if (port !== null && !PORTS.has(port)) return { refused: `WHOIS is not asked at port ${port}` };
  return { host, port };
}
function splitPort(text) {
  if (isIPv63(text)) return { host: text, port: null };
  const bracketed = /^\[([^\]]*)\](?::(.*))?$/.exec(text);
  if (bracketed) {
    const [, inside = "", port = null] = bracketed;
    return { host: isIPv63(inside) ? inside : text, port };
  }
  const colon = text.indexOf(":");
  const name = colon < 0 ? text : text.slice(0, colon);
  return { host: name.replace(/\.$/, ""), port: colon < 0 ? null : text.slice(colon + 1) };
}
function refusalOf(host) {
  const refused = refusalOfHost(host);
  if (refused !== null) return refused;
  if (host.startsWith("www.")) return "it is a web server";
  const other = NO_REGISTRAR.get(host);
  return other === void 0 ? null : `it is no registrar's: ${other}`;
}
function* linesOf(text) {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf("\n", start);
    yield text.slice(start, end < 0 ? text.length : end);
    if (end < 0) return;
    start = end + 1;
  }
}

// src/query/judge.ts
var COMPLAINTS2 = {
  throttled: "the server says that it is asked too often",
  refused: "the server will not answer this question",
  unsupported: "the server does not serve this suffix",
  failed: "the server says that it cannot answer now",
  empty: "the server ended without an answer"
};
function complaint2(answer2) {
  const failure = failureThatCounts(answer2);
  return failure === null ? COMPLAINTS2[answer2.kind] ?? null : failure.message;
}
function registryError(answer2, host, rdap) {
  const parts = answer2.part === null ? [] : [answer2.part];
  const failure = failureThatCounts(answer2);
  if (failure !== null) return toError(failure, host, parts);
  const message = `${host}: ${COMPLAINTS2[answer2.kind] ?? ""}`;
  switch (answer2.kind) {
    case "throttled":
      return new WhoisError("THROTTLED", message, { host, parts });
    case "refused":
      return new WhoisError("REFUSED", message, { host, parts });
    case "unsupported": {
      const instead = rdap === null ? { kind: "unknown" } : { kind: "rdap", url: rdap };
      return new WhoisError("NO_SERVER", message, { host, parts, ...instead });
    }
    case "failed":
    case "empty":
      return new WhoisError("BAD_RESPONSE", message, { host, parts });
    default:
      return null;
  }
}
function withParts(error2, before, after = []) {
  const { code, message, cause, host, kind, url, retryAfter } = error2;
  const parts = [...before, ...error2.parts, ...after];
  return new WhoisError(code, message, {
    parts,
    ...cause === void 0 ? {} : { cause },
    ...host === void 0 ? {} : { host },
    ...kind === void 0 ? {} : { kind },
    ...url === void 0 ? {} : { url },
    ...retryAfter === void 0 ? {} : { retryAfter }
  });
}
function failureThatCounts({ failure, kind }) {
  if (failure === null) return null;
  const spoken2 = kind === "throttled" || kind === "refused";
  return spoken2 && (failure.code === "CONNECTION" || failure.code === "TIMEOUT") ? null : failure;
}

// src/query/find-registry.ts
function registryFinder(engine, overrides, discover) {
  const discovered = /* @__PURE__ */ new Map();
  const knownAt = ({ ascii: ascii2, tld }, route2) => registryOf(ascii2, route2, overrides) ?? discovered.get(tld) ?? null;
  return {
    known: (domain) => knownAt(domain, findRoute(domain.ascii)),
    find: async (domain, deadline) => {
      const route2 = findRoute(domain.ascii);
      const known2 = knownAt(domain, route2);
      if (known2 !== null) return known2;
      const found = discover && route2.kind === "unknown" ? await askIana(engine, domain.tld, deadline) : null;
      if (found === null) throw noServer(route2);
      discovered.set(domain.tld, found);
      return found;
    }
  };
}
function registryOf(domain, route2, overrides) {
  const override = longestSuffix(domain, overrides);
  const known2 = route2.kind === "whois" ? route2.server : null;
  const table = rdapOf(route2);
  if (override === void 0) {
    if (known2 === null && table === null) return null;
    return { server: known2, publicOnly: false, rdap: table, rdapBases: table === null ? [] : [table] };
  }
  const found = override.host === void 0 ? known2 : serverFor(override.host);
  const { rdap = table, ...own2 } = given(override);
  if (found === null && rdap === null) return null;
  const rdapBases = [rdap, table].filter((base2) => base2 !== null);
  return { server: found && { ...found, ...own2 }, publicOnly: false, rdap, rdapBases };
}
async function askIana(engine, tld, deadline) {
  const question = engine.whois.question({ server: serverFor(IANA_HOST), publicOnly: false }, tld);
  if (question === null) return null;
  const answer2 = await ask(engine, question, deadline, tld);
  const error2 = registryError(answer2, question.host, null);
  if (error2 !== null) throw error2;
  const host = readIanaReferral(answer2.part?.body ?? "");
  if (host === null) return null;
  const referral = parseReferral(host);
  if ("refused" in referral) return null;
  return { server: serverFor(referral.host), publicOnly: true, rdap: null, rdapBases: [] };
}
function noServer(route2) {
  const suffix = `.${route2.suffix}`;
  switch (route2.kind) {
    case "rdap": {
      const message = `${suffix} has no WHOIS server any more, only RDAP: ${route2.url}`;
      return new WhoisError("NO_SERVER", message, { kind: "rdap", url: route2.url });
    }
    case "web": {
      const message = `${suffix} has no WHOIS server, only a web page: ${route2.url}`;
      return new WhoisError("NO_SERVER", message, { kind: "web", url: route2.url });
    }
    case "none":
      return new WhoisError("NO_SERVER", `${suffix} has no WHOIS server`, { kind: "none" });
    default:
      return new WhoisError("NO_SERVER", `no WHOIS server is known for ${suffix}`, { kind: "unknown" });
  }
}
function rdapOf(route2) {
  if (route2.kind === "whois") return route2.rdap;
  return route2.kind === "rdap" ? route2.url : null;
}
function longestSuffix(domain, overrides) {
  for (let dot = domain.indexOf("."); dot >= 0; dot = domain.indexOf(".", dot + 1)) {
    const suffix = domain.slice(dot + 1);
    if (Object.hasOwn(overrides, suffix)) return overrides[suffix];
  }
  return void 0;
}
function given(override) {
  return Object.fromEntries(Object.entries(override).filter(([, value]) => value !== void 0));
}

// src/query/collect-parts.ts
var Progress = class {
  constructor(domain) {
    this.domain = domain;
  }
  domain;
  /** The registry first. */
  asked = [];
  warnings = [];
  /** Who is being asked now. */
  host = null;
  /** What there is for a caller whose time is over while others go on waiting. Throws where the registry has not answered yet. */
  left(failure) {
    const { parts, readings } = kept(this.asked, this.domain);
    if (this.asked.length === 0 || failure.code === "ABORTED") throw toError(failure, this.host, parts);
    return { parts, readings, warnings: [...this.warnings, `${this.host}: ${failure.message}`] };
  }
};
function questionsTo(engine, registry2, domain, policy2) {
  const whois = engine.whois.question(registry2, domain);
  const rdap = policy2 === "never" ? null : engine.rdap.question(registry2, domain);
  const both = policy2 === "prefer" ? [rdap, whois] : [whois, rdap];
  return both.filter((question) => question !== null);
}
async function collectParts(engine, domain, registry2, { rdap: policy2, maxReferrals, permit = null }, deadline, progress) {
  const warn = (host, message) => {
    progress.warnings.push(message);
    engine.emit?.({ type: "warning", domain, host, message });
  };
  const questions = questionsTo(engine, registry2, domain, policy2);
  if (questions.length === 0) throw noServer(findRoute(domain));
  progress.asked.push(await askRegistry(questions));
  await follow();
  if (deadline.failure?.code === "ABORTED") {
    const received = progress.asked.flatMap(({ answer: answer2 }) => answer2.part ?? []);
    throw toError(deadline.failure, progress.host, received);
  }
  return { ...kept(progress.asked, domain), warnings: progress.warnings };
  async function askRegistry(all) {
    const failed = [];
    for (const [index2, question] of all.entries()) {
      progress.host = question.host;
      const answer2 = await ask(engine, question, deadline, domain, index2 === 0 ? permit : null);
      const error2 = registryError(answer2, question.host, registry2.rdap);
      if (error2 === null) {
        if (answer2.replaced) warn(question.host, `${question.host}: some bytes fit no charset`);
        return { question, answer: answer2 };
      }
      failed.push({ question, error: error2 });
      const next = all[index2 + 1];
      const yields = question.transport === "rdap" || error2.code === "NO_SERVER";
      if (next === void 0 || !yields || deadline.failure !== null) break;
      warn(question.host, `${error2.message}; asked ${next.host} instead`);
    }
    throw errorOf(failed, deadline);
  }
  async function follow() {
    const hosts = /* @__PURE__ */ new Set();
    while (progress.asked.length <= maxReferrals) {
      const last = progress.asked.at(-1);
      if (last === void 0 || complaint2(last.answer) !== null) return;
      const { host: from } = last.question;
      hosts.add(hostKey(from)).add(hostKey(last.answer.part?.host ?? from));
      const question = last.question.refer(last.answer);
      if (question === null) return;
      if ("refused" in question) return warn(from, question.refused);
      const { host, port } = question;
      if (hosts.has(hostKey(host))) return;
      engine.emit?.({ type: "referral", domain, host, from, port });
      progress.host = host;
      const answer2 = await ask(engine, question, deadline, domain).catch((error2) => {
        if (!(error2 instanceof WhoisError)) throw error2;
        return warn(host, `${host}: not asked: ${error2.message}`);
      });
      if (answer2 === void 0) return;
      progress.asked.push({ question, answer: answer2 });
      const wrong = complaint2(answer2);
      if (wrong !== null) warn(host, `${host}: ${wrong}`);
      if (answer2.kind === "available")
        warn(host, `${host}: the registrar says that it does not have this name`);
      if (answer2.replaced) warn(host, `${host}: some bytes fit no charset`);
    }
  }
}
function kept(asked, domain) {
  const found = asked.flatMap(({ question, answer: answer2 }, index2) => {
    const part = index2 === 0 ? answer2.part : question.keep(answer2);
    if (part === null) return [];
    const reading = part === answer2.part ? answer2.reading : null;
    return [{ part, reading: reading ?? read(part, domain) }];
  });
  return { parts: found.map(({ part }) => part), readings: found.map(({ reading }) => reading) };
}
function errorOf(failed, deadline) {
  const last = failed.at(-1);
  if (last === void 0) throw new TypeError("nobody was asked");
  const told = deadline.failure === null ? failed.find(({ question }) => question.transport === "rdap") ?? last : last;
  const at2 = failed.indexOf(told);
  const parts = (some) => some.flatMap(({ error: error2 }) => error2.parts);
  return withParts(told.error, parts(failed.slice(0, at2)), parts(failed.slice(at2 + 1)));
}

// src/query/host-queue.ts
var FIRST_REST = 1e3;
var LONGEST_REST = 6e4;
var REST_REMEMBERED = 6e5;
var Sockets = class {
  #most;
  #waiting = /* @__PURE__ */ new Set();
  #used = 0;
  constructor(most) {
    this.#most = most;
  }
  /** False: `queue` is called to advance when it is its turn. */
  take(queue) {
    if (this.#used >= this.#most) {
      this.#waiting.add(queue);
      return false;
    }
    this.#used++;
    return true;
  }
  give() {
    this.#used--;
    for (const queue of this.#waiting) {
      if (this.#used >= this.#most) return;
      this.#waiting.delete(queue);
      queue.advance();
    }
  }
};
var HostQueue = class {
  #pace;
  #slowsDown;
  #sockets;
  #egresses;
  /** A Set, because it keeps the order and lets any one go in constant time. */
  #waiting = /* @__PURE__ */ new Set();
  #timer = null;
  constructor(pace, slowsDown, sockets, egresses) {
    this.#pace = pace;
    this.#slowsDown = slowsDown;
    this.#sockets = sockets;
    this.#egresses = Array.from({ length: egresses }, (_, index2) => new Egress(index2));
  }
  /** How many are before one that comes now: those under way, and those that wait. */
  get ahead() {
    return this.#egresses.reduce((sum, { active }) => sum + active, this.#waiting.size);
  }
  /** A permit where nobody waits and nothing speaks against it. */
  atOnce() {
    if (this.#waiting.size > 0) return null;
    const egress = this.#freeEgress();
    if (egress === null || egress.notBefore > performance.now() || !this.#sockets.take(this)) return null;
    return this.#start(egress);
  }
  /** Whether it could start at once. */
  enter(waiting) {
    this.#waiting.add(waiting);
    this.advance();
    return !this.#waiting.has(waiting);
  }
  leave(waiting) {
    this.#waiting.delete(waiting);
    if (this.#waiting.size === 0) this.#stopTimer();
  }
  /** Whether it may be forgotten: nobody here, and nothing to remember. */
  idle() {
    const now = performance.now();
    return this.#waiting.size === 0 && this.#egresses.every((egress) => egress.idle(now));
  }
  advance() {
    this.#stopTimer();
    for (const waiting of this.#waiting) {
      if (waiting.ready?.() === false) continue;
      const egress = this.#freeEgress();
      if (egress === null) return;
      const wait = egress.notBefore === 0 ? 0 : egress.notBefore - performance.now();
      if (wait > 0) {
        this.#timer = startTimer(Math.ceil(wait), () => this.advance());
        return;
      }
      if (!this.#sockets.take(this)) return;
      this.#waiting.delete(waiting);
      waiting.start(this.#start(egress));
    }
  }
  /** Of those with room the one that may start first. */
  #freeEgress() {
    let free = null;
    for (const egress of this.#egresses) {
      if (egress.active >= (egress.rest > 0 ? 1 : this.#pace.concurrency)) continue;
      if (free === null || egress.notBefore < free.notBefore) free = egress;
    }
    return free;
  }
  #start(egress) {
    const { epoch, notBefore } = egress;
    const started = egress.start(this.#pace.interval);
    let ended = false;
    return {
      egress: egress.index,
      end: (outcome, retryAfter = 0) => {
        if (ended) return;
        ended = true;
        egress.active--;
        if (outcome === "unused" && egress.notBefore === started) egress.notBefore = notBefore;
        if (this.#slowsDown && epoch === egress.epoch) egress.learn(outcome, retryAfter);
        this.#sockets.give();
        this.advance();
      }
    };
  }
  #stopTimer() {
    stopTimer(this.#timer);
    this.#timer = null;
  }
};
var Egress = class {
  index;
  active = 0;
  /** No question starts before this time. */
  notBefore = 0;
  /** ms between questions that the host itself asked for by throttling; 0 most of the time. */
  rest = 0;
  /**
   * Counted up with each throttle answer. Questions that were under way already when the host throttled say
   * nothing new: without this, ten at once would double the rest ten times.
   */
  epoch = 0;
  #throttledAt = 0;
  constructor(index2) {
    this.index = index2;
  }
  /** Gives the time before which the next one may not start. */
  start(interval) {
    this.active++;
    const pause = Math.max(interval, this.rest);
    if (pause > 0) this.notBefore = performance.now() + pause;
    return this.notBefore;
  }
  idle(now) {
    return this.active === 0 && now >= (this.rest > 0 ? this.#throttledAt + REST_REMEMBERED : this.notBefore);
  }
  learn(outcome, retryAfter) {
    if (outcome === "throttled") {
      this.epoch++;
      this.rest = Math.min(Math.max(this.rest * 2, FIRST_REST), LONGEST_REST);
      this.#throttledAt = performance.now();
      const rest = Math.max(this.rest, Math.min(retryAfter, LONGEST_REST));
      this.notBefore = Math.max(this.notBefore, this.#throttledAt + rest);
    } else if (outcome === "answered") {
      this.rest = this.rest <= FIRST_REST ? 0 : this.rest / 2;
    }
  }
};

// src/query/rate-limiter.ts
var DEFAULT_PACE = { concurrency: 2, interval: 100 };
var NO_PACE = { concurrency: Number.POSITIVE_INFINITY, interval: 0 };
var RateLimiter = class {
  #hosts = /* @__PURE__ */ new Map();
  #options;
  #sockets;
  #egresses;
  constructor(options = {}, limits = {}) {
    this.#options = options;
    this.#sockets = new Sockets(limits.maxSockets ?? Number.POSITIVE_INFINITY);
    this.#egresses = limits.egresses ?? 1;
  }
  /** Whether an answer has a bearing on the pace of its host. */
  get learns() {
    return this.#options !== false;
  }
  /** Hosts that are remembered now. */
  get size() {
    return this.#hosts.size;
  }
  /** A permit, which the caller must end; null when `ending` came first. `onWait` hears how many are ahead. */
  permit(host, ending2, onWait = () => {
  }) {
    if (ending2.failure !== null) return null;
    const queue = this.#queue(hostKey(host));
    return queue.atOnce() ?? waitFor(queue, ending2, onWait);
  }
  /** Waits without a promise: `waiting.start` is called when its turn has come. Whoever gives up calls `leave`. */
  enter(host, waiting) {
    const queue = this.#queue(hostKey(host));
    queue.enter(waiting);
    return { leave: () => queue.leave(waiting), retry: () => queue.advance() };
  }
  #queue(host) {
    const known2 = this.#hosts.get(host);
    if (known2 !== void 0) return known2;
    this.#forgetIdleHosts();
    const queue = new HostQueue(this.#pace(host), this.learns, this.#sockets, this.#egresses);
    this.#hosts.set(host, queue);
    return queue;
  }
  /**
   * Two of the oldest are looked at for each new one, so that hosts in use stay a constant share of all,
   * without a timer that would outlive the lookups.
   */
  #forgetIdleHosts() {
    for (const [host, queue] of [...take(this.#hosts, 2)]) {
      this.#hosts.delete(host);
      if (!queue.idle()) this.#hosts.set(host, queue);
    }
  }
  #pace(host) {
    if (this.#options === false) return NO_PACE;
    const { concurrency, interval, hosts } = this.#options;
    const own2 = hosts === void 0 ? void 0 : Object.entries(hosts).find(([name]) => hostKey(name) === host)?.[1];
    return {
      concurrency: own2?.concurrency ?? concurrency ?? DEFAULT_PACE.concurrency,
      interval: own2?.interval ?? interval ?? DEFAULT_PACE.interval
    };
  }
};
function waitFor(queue, ending2, onWait) {
  return new Promise((resolve2) => {
    const giveUp = () => {
      queue.leave(waiting);
      resolve2(null);
    };
    const waiting = {
      start: (permit) => {
        ending2.offOver(giveUp);
        resolve2(permit);
      }
    };
    ending2.onOver(giveUp);
    const ahead = queue.ahead;
    if (!queue.enter(waiting)) onWait(ahead);
  });
}
function* take(items, count2) {
  let left = count2;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}

// src/query/schedule.ts
import { setImmediate as nextTurn } from "timers/promises";
var READ_AT_ONCE = 256;
var Schedule = class {
  #limiter;
  #work;
  #options;
  #lanes = /* @__PURE__ */ new Map();
  /** Lanes that could go on but for room, in the order in which they get it. */
  #blocked = /* @__PURE__ */ new Set();
  #results = /* @__PURE__ */ new Map();
  #read = 0;
  #waiting = 0;
  #underway = 0;
  /** Of ordered results: the one to be taken next. */
  #next = 0;
  #ended = false;
  #failure = null;
  #stopped = false;
  #wakeConsumer = null;
  #wakeReader = null;
  constructor(limiter, work, options) {
    this.#limiter = limiter;
    this.#work = work;
    this.#options = options;
  }
  /** The results. Rejects where the source does, or with the error given to `stop`, whatever is under way. */
  async *results(source) {
    const names2 = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
    void this.#readAll(names2).catch((error2) => this.stop(error2));
    try {
      for (; ; ) {
        if (this.#failure !== null) throw this.#failure.error;
        const found = this.#take();
        if (found !== null) {
          yield found.result;
          continue;
        }
        if (this.#ended && this.#waiting + this.#underway + this.#results.size === 0) return;
        await new Promise((resolve2) => {
          this.#wakeConsumer = resolve2;
        });
      }
    } finally {
      this.#stopped = true;
      for (const lane of this.#lanes.values()) lane.place?.leave();
      this.#wakeReader?.();
      if (!this.#ended) void (async () => names2.return?.())().catch(() => void 0);
    }
  }
  stop(error2) {
    this.#failure ??= { error: error2 };
    this.#wakeConsumer?.();
  }
  async #readAll(names2) {
    for (let count2 = 1; !this.#stopped; count2++) {
      if (this.#waiting >= this.#options.ahead) {
        await new Promise((resolve2) => {
          this.#wakeReader = resolve2;
        });
        continue;
      }
      const step = names2.next();
      const { done, value } = step instanceof Promise ? await step : step;
      if (done === true) break;
      this.#add({ index: this.#read++, name: value });
      if (count2 % READ_AT_ONCE === 0) await nextTurn();
    }
    this.#ended = true;
    this.#wakeConsumer?.();
  }
  #add(item) {
    const host = this.#work.hostOf(item.name);
    let lane = this.#lanes.get(host);
    if (lane === void 0) {
      lane = new Lane(host, this);
      this.#lanes.set(host, lane);
    }
    lane.names.push(item);
    this.#waiting++;
    this.#serve(lane);
  }
  /** Lets a lane wait for its host's turn, as often as it gets one at once. */
  #serve(lane) {
    if (lane.serving) return;
    lane.serving = true;
    while (!lane.entered && lane.names.length > 0 && !this.#stopped) {
      if (!this.mayStart(lane)) break;
      if (lane.host === null) this.start(lane, null);
      else {
        lane.entered = true;
        lane.place = this.#limiter.enter(lane.host, lane);
      }
    }
    lane.serving = false;
    if (lane.names.length === 0 && !lane.entered) this.#lanes.delete(lane.host);
  }
  /** Whether there is room for the first name of a lane; if not, the lane hears of it when there is. */
  mayStart(lane) {
    if (this.#hasRoom() || this.#isHead(lane)) return true;
    this.#blocked.add(lane);
    return false;
  }
  start(lane, permit) {
    lane.entered = false;
    const item = lane.names.shift();
    if (item === void 0) {
      permit?.end("unused");
      return;
    }
    this.#waiting--;
    this.#underway++;
    void this.#work.run(item.name, permit).then((result) => {
      this.#underway--;
      this.#results.set(item.index, result);
      this.#wakeConsumer?.();
      this.#unblock();
    });
    this.#wakeReader?.();
    this.#serve(lane);
  }
  #take() {
    const [first] = this.#options.ordered ? [this.#next] : this.#results.keys();
    if (first === void 0 || !this.#results.has(first)) return null;
    const result = this.#results.get(first);
    this.#results.delete(first);
    this.#next++;
    this.#unblock();
    return { result };
  }
  #hasRoom() {
    const { concurrency, buffer } = this.#options;
    return this.#underway < concurrency && this.#underway + this.#results.size < concurrency + buffer;
  }
  /** Whether a lane has the name that everybody waits for, and that name a slot. */
  #isHead(lane) {
    const { ordered, concurrency } = this.#options;
    return ordered && this.#underway < concurrency && lane.names.first?.index === this.#next;
  }
  #unblock() {
    for (const lane of this.#blocked) {
      if (this.#stopped) return;
      if (!this.#hasRoom() && !this.#isHead(lane)) {
        if (this.#options.ordered) continue;
        return;
      }
      this.#blocked.delete(lane);
      if (lane.entered) lane.place?.retry();
      else this.#serve(lane);
    }
  }
};
var Lane = class {
  host;
  names = new Fifo();
  #schedule;
  /** Whether it waits for its host's turn. */
  entered = false;
  place = null;
  serving = false;
  constructor(host, schedule) {
    this.host = host;
    this.#schedule = schedule;
  }
  ready() {
    return this.#schedule.mayStart(this);
  }
  start(permit) {
    this.#schedule.start(this, permit);
  }
};
var Fifo = class {
  #items = [];
  #start = 0;
  get length() {
    return this.#items.length - this.#start;
  }
  get first() {
    return this.#items[this.#start];
  }
  push(item) {
    this.#items.push(item);
  }
  shift() {
    const item = this.#items[this.#start];
    this.#items[this.#start] = void 0;
    this.#start = Math.min(this.#start + 1, this.#items.length);
    if (this.#start > 1024 && this.#start * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#start);
      this.#start = 0;
    }
    return item;
  }
};

// src/query/settings.ts
var DEFAULTS = {
  timeout: 3e4,
  connectTimeout: 1e4,
  idleTimeout: 15e3,
  maxReferrals: 2,
  maxBytes: 2 ** 20,
  // Half of the 1024 descriptors that a process has at least on most systems.
  maxSockets: 500,
  retries: 1,
  rdap: "fallback"
};
var POLICIES = ["fallback", "prefer", "never"];
var CLIENT_OPTIONS = {
  timeout: true,
  connectTimeout: true,
  idleTimeout: true,
  maxReferrals: true,
  maxBytes: true,
  maxSockets: true,
  retries: true,
  pacing: true,
  connect: true,
  servers: true,
  cache: true,
  rdap: true,
  fetch: true,
  discover: true,
  onEvent: true
};
var PACE = { concurrency: true, interval: true };
var PACING = { ...PACE, hosts: true, waitCounts: true };
var OVERRIDE = {
  host: true,
  port: true,
  query: true,
  encoding: true,
  referral: true,
  rdap: true
};
var CALL = { signal: true };
var AVAILABILITY = { ...CALL, timeout: true, rdap: true };
var LOOKUP = { ...AVAILABILITY, maxReferrals: true };
var MANY = { concurrency: true, ahead: true, buffer: true, ordered: true };
var QUERY = { ...CALL, host: true, port: true, query: true, timeout: true };
function readSettings(options) {
  checkNames(options, CLIENT_OPTIONS, "");
  if (options.pacing !== void 0 && options.pacing !== false) checkPacing(options.pacing);
  if (options.servers !== void 0) checkServers(options.servers);
  if (options.cache !== void 0) {
    const { get, set } = options.cache ?? {};
    if (typeof get !== "function" || typeof set !== "function")
      throw new TypeError(
        `\`cache\` must have the functions \`get\` and \`set\`; got ${show2(options.cache)}`
      );
  }
  for (const name of ["fetch", "connect", "onEvent"]) {
    if (options[name] !== void 0 && typeof options[name] !== "function")
      throw new TypeError(`\`${name}\` must be a function; got ${show2(options[name])}`);
  }
  if (options.discover !== void 0 && typeof options.discover !== "boolean")
    throw new TypeError(`\`discover\` must be true or false; got ${show2(options.discover)}`);
  return {
    timeout: time("timeout", options.timeout ?? DEFAULTS.timeout),
    connectTimeout: time("connectTimeout", options.connectTimeout ?? DEFAULTS.connectTimeout),
    idleTimeout: time("idleTimeout", options.idleTimeout ?? DEFAULTS.idleTimeout),
    maxReferrals: count("maxReferrals", options.maxReferrals ?? DEFAULTS.maxReferrals, 0),
    maxBytes: count("maxBytes", options.maxBytes ?? DEFAULTS.maxBytes, 1),
    maxSockets: count("maxSockets", options.maxSockets ?? DEFAULTS.maxSockets, 1),
    retries: count("retries", options.retries ?? DEFAULTS.retries, 0),
    rdap: policy(options.rdap ?? DEFAULTS.rdap)
  };
}
function readLookupOptions(options, settings) {
  return readCall(options, LOOKUP, settings);
}
function readAvailabilityOptions(options, settings) {
  return { ...readCall(options, AVAILABILITY, settings), maxReferrals: 0 };
}
function readManyOptions(options, kind, settings) {
  checkNames(options, { ...kind === "lookup" ? LOOKUP : AVAILABILITY, ...MANY }, "");
  const { concurrency = 500, ahead = 1e5, buffer = 1e3, ordered = true, ...own2 } = options;
  if (typeof ordered !== "boolean")
    throw new TypeError(`\`ordered\` must be true or false; got ${show2(ordered)}`);
  const call = readCall(own2, LOOKUP, settings);
  return {
    schedule: {
      concurrency: count("concurrency", concurrency, 1),
      ahead: count("ahead", ahead, 1),
      buffer: count("buffer", buffer, 0),
      ordered
    },
    call: kind === "lookup" ? call : { ...call, maxReferrals: 0 }
  };
}
function readQueryOptions(options, settings) {
  checkNames(options, QUERY, "");
  const { host, port = 43, query, timeout = settings.timeout } = options;
  checkTarget(host, port);
  return { host, port, query, timeout: time("timeout", timeout), signal: readSignal(options.signal) };
}
function readCall(options, names2, settings) {
  checkNames(options, names2, "");
  const { timeout, maxReferrals, rdap, signal } = options;
  return {
    timeout: timeout === void 0 ? settings.timeout : time("timeout", timeout),
    maxReferrals: maxReferrals === void 0 ? settings.maxReferrals : count("maxReferrals", maxReferrals, 0),
    rdap: rdap === void 0 ? settings.rdap : policy(rdap),
    signal: readSignal(signal)
  };
}
function readSignal(signal) {
  if (signal === void 0) return void 0;
  if (typeof signal === "object" && signal !== null && "aborted" in signal && "addEventListener" in signal)
    return signal;
  throw new TypeError(`\`signal\` must be an AbortSignal; got ${show2(signal)}`);
}
function checkNames(options, names2, path) {
  if (typeof options !== "object" || options === null)
    throw new TypeError(
      `\`${path.replace(/\.$/, "") || "options"}\` must be an object; got ${show2(options)}`
    );
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(names2, name)) continue;
    const known2 = Object.keys(names2).join(", ");
    throw new TypeError(`no option is named \`${path}${name}\`; known are ${known2}`);
  }
}
function policy(value) {
  if (POLICIES.includes(value)) return value;
  throw new TypeError(`\`rdap\` must be one of ${POLICIES.join(", ")}; got ${show2(value)}`);
}
function time(name, value, least = 1) {
  if (typeof value === "number" && value >= least && (value <= LONGEST_TIMER || value === Number.POSITIVE_INFINITY)) {
    return value;
  }
  throw new TypeError(
    `\`${name}\` must be ms from ${least} to ${LONGEST_TIMER}, or Infinity; got ${show2(value)}`
  );
}
function count(name, value, least) {
  if (typeof value === "number" && value >= least && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY)) {
    return value;
  }
  throw new TypeError(`\`${name}\` must be a whole number from ${least}, or Infinity; got ${show2(value)}`);
}
function checkServers(servers) {
  for (const [suffix, override] of Object.entries(servers)) {
    if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(suffix))
      throw new TypeError(
        `\`servers\` is by suffix, in lower case ASCII without a leading dot ("co.uk"); got ${show2(suffix)}`
      );
    checkNames(override, OVERRIDE, `servers.${suffix}.`);
    const { host = "localhost", port = 43, rdap } = override;
    checkTarget(host, port, `servers.${suffix}.`);
    if (rdap !== void 0 && rdap !== null && !isBase(rdap))
      throw new TypeError(`\`servers.${suffix}.rdap\` must be a URL with a final slash; got ${show2(rdap)}`);
  }
}
var isBase = (url) => /^https?:\/\/[^\s?#]+\/$/.test(url) && URL.canParse(url);
function checkPacing(pacing) {
  checkNames(pacing, PACING, "pacing.");
  checkPace("pacing", pacing);
  for (const [host, pace] of Object.entries(pacing.hosts ?? {})) {
    checkNames(pace, PACE, `pacing.hosts['${host}'].`);
    checkPace(`pacing.hosts['${host}']`, pace);
  }
}
function checkPace(name, { concurrency, interval }) {
  if (concurrency !== void 0) count(`${name}.concurrency`, concurrency, 1);
  if (interval !== void 0 && !Number.isFinite(time(`${name}.interval`, interval, 0))) {
    throw new TypeError(`\`${name}.interval\` must be finite`);
  }
}
function show2(value) {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

// src/rdap/get.ts
import { isIP as isIP3 } from "net";

// src/net/dial.ts
import { lookup as resolve } from "dns";
import { connect as dialNode, isIP as isIP2, Socket } from "net";
function open(exchange, target, connect, use) {
  if (exchange.over) return;
  const failed = (error2) => exchange.end(connectionFailure(describe2(error2), error2));
  const dialed = (socket) => {
    socket.on("error", failed);
    exchange.atEnd(() => socket.destroy());
    if (exchange.over) return;
    const closed2 = () => exchange.end(connectionFailure("the connection was closed before it stood"));
    if (socket.destroyed) return socket.errored ? failed(socket.errored) : closed2();
    if (!("connecting" in socket && socket.connecting === true)) return use(socket);
    socket.once("close", closed2);
    socket.once("connect", () => {
      socket.off("close", closed2);
      if (!exchange.over && !socket.destroyed) use(socket);
    });
  };
  if (connect === null) dialed(dial(target));
  else callConnect(connect, target, exchange).then(dialed, failed);
}
async function callConnect(connect, { host, port }, exchange) {
  const dialing = new AbortController();
  let stands = false;
  exchange.atEnd(() => stands || dialing.abort());
  const socket = await connect({ host, port, signal: dialing.signal });
  if (!isStream(socket)) throw new TypeError("`connect` must return a socket or a promise of one");
  stands = true;
  return socket;
}
function isStream(value) {
  return typeof value === "object" && value !== null && "write" in value && "on" in value && "destroy" in value;
}
function dial({ host, port, publicOnly }, lookup2 = resolve) {
  const literal = isIP2(host) !== 0;
  if (publicOnly && literal && isSpecialAddress(host))
    return new Socket().destroy(specialAddress(host, host));
  const socket = dialNode({
    host,
    port,
    // There is nothing to choose from where the address is given.
    autoSelectFamily: !literal,
    lookup: publicOnly ? publicAddresses(lookup2) : lookup2
  });
  if (publicOnly)
    socket.once("connect", () => {
      const refused = refuseSpecialPeer(socket, host);
      if (refused !== null) socket.destroy(refused);
    });
  return socket;
}
function refuseSpecialPeer(socket, host) {
  const peer = socket.remoteAddress ?? "";
  return isSpecialAddress(peer) ? specialAddress(host, peer || "unknown") : null;
}
function publicAddresses(lookup2) {
  return (hostname, options, done) => {
    lookup2(hostname, { ...options, all: true }, (error2, found) => {
      if (error2) return done(error2, []);
      const all = typeof found === "string" ? [{ address: found, family: isIP2(found) }] : found;
      const [first, ...more] = all.filter(({ address }) => !isSpecialAddress(address));
      if (first === void 0)
        return done(specialAddress(hostname, all.map(({ address }) => address).join(", ")), []);
      if (options.all) return done(null, [first, ...more]);
      done(null, first.address, first.family);
    });
  };
}
function specialAddress(host, address) {
  const message = host === address ? `${address} is no public address` : `the name leads to ${address}, which is no public address`;
  return Object.assign(new Error(message), { code: SPECIAL_ADDRESS });
}

// src/net/received.ts
var NOTHING2 = new Uint8Array(0);
var Received = class {
  #limit;
  #buffer = NOTHING2;
  #length = 0;
  constructor(limit) {
    this.#limit = limit;
  }
  /** Keeps what fits; false when something did not. */
  add(chunk) {
    const fitting = chunk.length <= this.#limit - this.#length ? chunk : chunk.subarray(0, this.#limit - this.#length);
    if (this.#length === 0) this.#buffer = fitting;
    else {
      this.#makeRoom(this.#length + fitting.length);
      this.#buffer.set(fitting, this.#length);
    }
    this.#length += fitting.length;
    return fitting.length === chunk.length;
  }
  /** A copy of their own: what a socket reads into is part of a larger piece of memory, which would stay with it. */
  bytes() {
    return this.#length === 0 ? NOTHING2 : new Uint8Array(this.#buffer.subarray(0, this.#length));
  }
  #makeRoom(size) {
    if (size <= this.#buffer.length) return;
    const grown = new Uint8Array(Math.max(size, Math.min(this.#limit, 2 * this.#buffer.length), 1024));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
};

// src/net/exchange.ts
var Exchange = class {
  /** Resolves when it is over; never rejects. */
  done;
  #limits;
  #deadline;
  #received;
  #atEnd = [];
  #resolve = () => {
  };
  #timer;
  #over = false;
  constructor(limits, deadline) {
    this.#limits = limits;
    this.#deadline = deadline;
    this.#received = new Received(limits.maxBytes);
    this.done = new Promise((resolve2) => {
      this.#resolve = resolve2;
    });
    this.#timer = startTimer(
      limits.connectTimeout,
      () => this.end({
        code: "TIMEOUT",
        message: `no connection within ${limits.connectTimeout} ms`,
        passing: false
      })
    );
    deadline.onOver(this.#onDeadline);
    if (deadline.failure !== null) this.end(deadline.failure);
  }
  get over() {
    return this.#over;
  }
  /** From here on silence is counted. `wait` is what it may last where that is not `idleTimeout`. */
  silentFor(wait = this.#limits.idleTimeout) {
    stopTimer(this.#timer);
    if (this.#over) return;
    this.#timer = startTimer(
      wait,
      () => this.end({ code: "TIMEOUT", message: `the server was silent for ${wait} ms`, passing: false })
    );
  }
  /** The server said something. */
  heard() {
    this.#timer?.refresh();
  }
  take(chunk) {
    if (this.#over) return;
    this.#timer?.refresh();
    if (this.#received.add(chunk)) return;
    const { maxBytes } = this.#limits;
    this.end({ code: "RESPONSE_TOO_LARGE", message: `the answer is larger than ${maxBytes} bytes` });
  }
  /** What was opened last is let go first: Node's HTTP wants its request ended before its socket. */
  atEnd(release) {
    if (this.#over) release();
    else this.#atEnd.push(release);
  }
  /** Only the first call counts. */
  end(failure) {
    if (this.#over) return;
    this.#over = true;
    stopTimer(this.#timer);
    this.#deadline.offOver(this.#onDeadline);
    for (let last = this.#atEnd.length - 1; last >= 0; last--) this.#atEnd[last]?.();
    this.#resolve({ received: this.#received.bytes(), failure });
  }
  #onDeadline = () => this.end(this.#deadline.failure);
};

// src/rdap/http-answer.ts
var HEADERS = {
  Accept: "application/rdap+json, application/json;q=0.9",
  "Accept-Encoding": "identity",
  "User-Agent": "port43"
};

// src/rdap/url.ts
var LONGEST = 2048;
function hostOf2(url) {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
function portOf(url) {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}
function domainUrl(base2, domain) {
  return new URL(`domain/${encodeURIComponent(domain)}`, base2);
}
function redirectTarget(location, from) {
  if (location.length > LONGEST || !URL.canParse(location, from)) return { refused: "it is no URL" };
  const url = new URL(location, from);
  url.hash = "";
  const sameServer = url.hostname === from.hostname && portOf(url) === portOf(from);
  if (sameServer && url.protocol === from.protocol && from.protocol === "http:") return bare2(url);
  if (sameServer && url.protocol === "https:") return bare2(url);
  return checkForeign(url);
}
function linkTarget(href, domain) {
  if (href.length > LONGEST || !URL.canParse(href)) return { refused: "it is no URL" };
  const checked = checkForeign(new URL(href));
  if ("refused" in checked) return checked;
  const { url } = checked;
  url.hash = "";
  const path = /^(.*?\/)domain\/([^/]*)\/?$/i.exec(url.pathname);
  if (path === null) {
    if (url.search !== "") return { refused: "it is about no domain" };
    return { url: domainUrl(`${url.origin}${url.pathname.replace(/\/*$/, "/")}`, domain) };
  }
  if (decoded(path[2] ?? "").toLowerCase().replace(/\.$/, "") !== domain)
    return { refused: "it is about another name" };
  return checked;
}
function checkForeign(url) {
  if (url.protocol !== "https:") return { refused: "it is not HTTPS" };
  const refused = refusalOfHost(hostOf2(url));
  return refused === null ? bare2(url) : { refused };
}
function bare2(url) {
  return url.username === "" && url.password === "" ? { url } : { refused: "it carries a user name" };
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// src/rdap/get.ts
var loading;
function loadNode() {
  loading ??= Promise.all([import("http"), import("tls")]).then(([http, tls]) => ({ http, tls }));
  return loading;
}
function overSockets(limits, tls = {}) {
  return async ({ url, publicOnly }, deadline, connect) => {
    const { http, tls: secure } = await loadNode();
    const exchange = new Exchange(limits, deadline);
    const host = hostOf2(url);
    let answer2 = null;
    open(exchange, { host, port: portOf(url), publicOnly }, connect, (opened) => {
      exchange.silentFor();
      const socket = url.protocol === "https:" ? secured(secure, opened, host, tls) : opened;
      ask2(http, exchange, url, socket, (response) => {
        answer2 = response;
      });
    });
    const exchanged = await exchange.done;
    const { statusCode = 0, headers = {} } = answer2 ?? {};
    return { ...exchanged, status: statusCode, header: (name) => [headers[name] ?? null].flat()[0] ?? null };
  };
}
function ask2({ request }, exchange, url, socket, began) {
  const broken = (error2) => exchange.end(isNoHttp(error2) ? NO_HTTP : connectionFailure(describe2(error2), error2));
  const asked = request({
    path: `${url.pathname}${url.search}`,
    headers: { ...HEADERS, Host: url.host, Connection: "close" },
    createConnection: () => socket
  });
  exchange.atEnd(() => {
    asked.destroy();
    socket.destroy();
  });
  asked.on("error", broken);
  asked.on("response", (response) => {
    began(response);
    exchange.heard();
    response.on("error", broken);
    response.on("data", (chunk) => exchange.take(chunk));
    response.on(
      "end",
      () => exchange.end(response.complete ? null : connectionFailure("the connection broke off"))
    );
  });
  asked.on("close", () => exchange.end(connectionFailure("the connection was closed before an answer")));
  asked.end();
}
function secured(node, socket, host, tls) {
  const name = isIP3(host) === 0 ? { servername: host } : { host };
  const encrypted = node.connect({ ...tls, ...name, socket, ALPNProtocols: ["http/1.1"] });
  encrypted.on("error", () => {
  });
  return encrypted;
}
var NO_HTTP = { code: "BAD_RESPONSE", message: "what the server sends is no HTTP" };
function isNoHttp(error2) {
  return error2 instanceof Error && "code" in error2 && String(error2.code).startsWith("HPE_");
}

// src/rdap/get-by-fetch.ts
function overFetch(limits, fetch) {
  return async ({ url }, deadline) => {
    const exchange = new Exchange(limits, deadline);
    const abort = new AbortController();
    exchange.atEnd(() => abort.abort());
    let response = null;
    if (!exchange.over) {
      exchange.silentFor(limits.connectTimeout + limits.idleTimeout);
      read2(exchange, fetch, url, abort.signal, (began) => {
        response = began;
      }).then(
        () => exchange.end(null),
        (error2) => exchange.end(connectionFailure(describeCause(error2), error2))
      );
    }
    const exchanged = await exchange.done;
    const answer2 = response;
    return {
      ...exchanged,
      status: answer2?.status ?? 0,
      header: (name) => answer2?.headers.get(name) ?? null
    };
  };
}
async function read2(exchange, fetch, url, signal, began) {
  const response = await fetch(url.href, { headers: HEADERS, redirect: "manual", signal });
  if (signal.aborted) return void response.body?.cancel().catch(ignoreLate);
  if (response.redirected || response.url !== "" && response.url !== url.href) {
    await response.body?.cancel();
    const from = response.url.slice(0, 200);
    const message = `the answer comes from ${from}, which was not asked: \`fetch\` followed a redirect`;
    return exchange.end({ code: "BAD_RESPONSE", message });
  }
  began(response);
  const reader = response.body?.getReader();
  if (reader === void 0) return;
  exchange.atEnd(() => void reader.cancel().catch(ignoreLate));
  exchange.silentFor();
  for (; ; ) {
    const { done, value } = await reader.read();
    if (done || exchange.over) return;
    exchange.take(value);
  }
}
var ignoreLate = () => {
};
function describeCause(error2) {
  return describe2(error2 instanceof TypeError && error2.cause !== void 0 ? error2.cause : error2);
}

// src/rdap/json.ts
var MAX_ITEMS = 100;
var MAX_DEPTH = 5;
var MAX_TEXT3 = 2e3;
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function objects(value) {
  const items = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value];
  return items.filter(isObject);
}
function member(object, key) {
  return Object.hasOwn(object, key) ? object[key] : void 0;
}
function oneLine(value) {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return "";
  return value.slice(0, MAX_TEXT3).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\s]+/gu, " ").trim();
}
function textLines(value, depth = 0) {
  if (Array.isArray(value)) {
    if (depth >= MAX_DEPTH) return [];
    return value.slice(0, MAX_ITEMS).flatMap((item) => textLines(item, depth + 1)).slice(0, MAX_ITEMS);
  }
  if (typeof value !== "string") return [oneLine(value)].filter((line) => line !== "");
  return value.slice(0, 10 * MAX_TEXT3).split(/\r\n?|[\n\u0085\u2028\u2029]/u, MAX_ITEMS).map(oneLine).filter((line) => line !== "");
}
function words2(value) {
  return oneLine(value).toLowerCase().replace(/[\s_]+/g, " ");
}
function wordList(value) {
  const items = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value];
  return items.map(words2).filter((word) => word !== "");
}

// src/record/merge.ts
function merge(parts) {
  const texts = parts.map(
    ({ host, body }) => decode4(body, host === null ? {} : { host }).text.replace(/^\n+|\s+$/gu, "")
  );
  const filled = texts.filter((text) => text !== "");
  return filled.length === 0 ? "" : `${filled.join("\n\n")}
`;
}

// src/rdap/jcard.ts
var MAX_PROPERTIES = 200;
function readCard(vcardArray) {
  const properties = propertiesOf2(vcardArray);
  const all = (name) => properties.get(name) ?? [];
  const first = (name) => all(name).map(textOf2).find((text) => text !== "") ?? "";
  const texts = (name) => all(name).map(textOf2).filter((text) => text !== "");
  const phones = all("tel").map((tel) => ({ fax: typesOf(tel).includes("fax"), ...readPhone(tel) }));
  const numbered = phones.filter(({ number }) => number !== "");
  return {
    kind: words2(first("kind")),
    name: first("fn") || nameOf2(all("n")[0]),
    organization: first("org"),
    ...readAddress3(all("adr")),
    phones: numbered.filter(({ fax }) => !fax).map(({ number, extension }) => ({ number, extension })),
    faxes: numbered.filter(({ fax }) => fax).map(({ number, extension }) => ({ number, extension })),
    emails: texts("email").map((email) => email.replace(/^mailto:/i, "")),
    urls: texts("url"),
    contactUri: first("contact-uri")
  };
}
function propertiesOf2(vcardArray) {
  const found = /* @__PURE__ */ new Map();
  if (!Array.isArray(vcardArray)) return found;
  const list = vcardArray.find((item) => Array.isArray(item) && Array.isArray(item[0])) ?? vcardArray;
  for (const item of list.slice(0, MAX_PROPERTIES)) {
    if (!Array.isArray(item) || typeof item[0] !== "string") continue;
    const name = item[0].toLowerCase();
    const property = { parameters: isObject(item[1]) ? item[1] : {}, values: item.slice(3, 23) };
    found.set(name, [...found.get(name) ?? [], property]);
  }
  return found;
}
var textOf2 = ({ values }) => textLines(values).join(", ");
function nameOf2(property) {
  const [parts] = property?.values ?? [];
  if (!Array.isArray(parts)) return oneLine(parts);
  const [family, given2, additional, prefix, suffix] = parts.map((part) => textLines(part).join(" "));
  return [prefix, given2, additional, family, suffix].filter(Boolean).join(" ");
}
var typesOf = ({ parameters }) => wordList(member(parameters, "type"));
function readPhone({ values }) {
  const [text = ""] = textLines(values);
  if (!/^tel:/i.test(text)) return { number: text, extension: "" };
  const [number = "", ...parameters] = text.slice(4).split(";");
  const extension = parameters.find((parameter) => /^ext=/i.test(parameter))?.slice(4) ?? "";
  return { number: number.trim(), extension: extension.trim() };
}
function readAddress3(properties) {
  for (const { parameters, values } of properties) {
    const parts = Array.isArray(values[0]) ? values[0] : values;
    const [box = [], extension = [], street = [], city = [], state = [], zip = [], country2 = []] = parts.slice(0, 7).map((part) => textLines(part));
    const lines = [...box, ...extension, ...street];
    const countryCode = oneLine(member(parameters, "cc"));
    const structured = [lines, city, state, zip, country2].some((part) => part.length > 0);
    const label = structured ? [] : textLines(member(parameters, "label"));
    if (!structured && label.length === 0 && countryCode === "") continue;
    return {
      street: structured ? lines : label,
      city: city.join(", "),
      state: state.join(", "),
      zip: zip.join(" "),
      country: country2.join(", "),
      countryCode
    };
  }
  return { street: [], city: "", state: "", zip: "", country: "", countryCode: "" };
}

// src/rdap/entities.ts
var MAX_DEPTH2 = 4;
var MAX_ENTITIES = 100;
function readEntities(object, budget = { left: MAX_ENTITIES }, depth = 0) {
  if (depth >= MAX_DEPTH2) return [];
  const found = [];
  for (const json of objects(member(object, "entities"))) {
    if (budget.left-- <= 0) break;
    found.push({
      roles: wordList(member(json, "roles")),
      handle: oneLine(member(json, "handle")),
      card: readCard(member(json, "vcardArray")),
      json,
      inner: readEntities(json, budget, depth + 1)
    });
  }
  return found;
}
function withRole(entities, ...names2) {
  const found = entities.filter(({ roles }) => roles.some((role) => names2.includes(role)));
  if (found.length > 0) return found;
  return entities.filter(({ roles }) => !roles.includes("registrar")).flatMap(({ inner }) => inner.length === 0 ? [] : withRole(inner, ...names2));
}

// src/rdap/events.ts
function readEvents(object) {
  const dates = /* @__PURE__ */ new Map();
  for (const event of objects(member(object, "events"))) {
    const action = words2(member(event, "eventAction"));
    const date = oneLine(member(event, "eventDate"));
    const known2 = dates.get(action);
    if (date !== "" && (known2 === void 0 || isLater(date, known2))) dates.set(action, date);
  }
  return (action) => dates.get(action) ?? "";
}
var isLater = (date, than) => Date.parse(date) > Date.parse(than);

// src/rdap/redactions.ts
var MAX_WORDS = 200;
function readRedactions(document) {
  return objects(member(document, "redacted")).flatMap((item) => {
    const field = nameOf3(member(item, "name"));
    return field === "" ? [] : [{ field, placeholder: placeholderFor(nameOf3(member(item, "reason"))) }];
  });
}
function nameOf3(value) {
  if (!isObject(value)) return "";
  return oneLine(member(value, "type")).slice(0, MAX_WORDS) || oneLine(member(value, "description")).slice(0, MAX_WORDS);
}
function placeholderFor(reason2) {
  if (reason2 === "") return "REDACTED FOR PRIVACY";
  return /redacted|withheld|not disclosed/i.test(reason2) ? reason2 : `REDACTED (${reason2})`;
}
function remarkedRedactions(entity) {
  let name = "";
  let email = "";
  for (const remark of objects(member(entity, "remarks"))) {
    const title = oneLine(member(remark, "title"));
    const kind = words2(member(remark, "type"));
    if (/^email redacted/i.test(title)) email ||= oneLine(firstOf(member(remark, "description"))) || title;
    else if (/redacted/i.test(title)) name ||= title;
    else if (kind.startsWith("object redacted")) name ||= "REDACTED FOR PRIVACY";
  }
  return { name, email };
}
var firstOf = (value) => Array.isArray(value) ? value[0] : value;

// src/rdap/lay-out-contact.ts
var FIELDS = [
  "Name",
  "Organization",
  "Street",
  "City",
  "State/Province",
  "Postal Code",
  "Country",
  "Country Code",
  "Phone",
  "Phone Ext",
  "Fax",
  "Fax Ext",
  "Email",
  "Contact URI",
  "Created On",
  "Last Updated On"
];
function layOutContacts(text, prefix, entities, redactions) {
  const [first, ...more] = entities;
  const told = entities.every(({ handle }) => handle !== "") ? more : [];
  layOutContact(text, prefix, first ?? null, redactions);
  for (const entity of told) layOutContact(text, prefix, entity, []);
  if (told.length > 0 || prefix === "Billing") return;
  for (const { card, handle } of more) {
    const { name, organization, emails } = card;
    text.add(`Further ${prefix}`, [handle, name, organization, ...emails].filter(Boolean).join(", "));
  }
}
function layOutContact(text, prefix, entity, redactions) {
  const values = entity === null ? NO_VALUES : valuesOf(entity);
  const redacted = (label) => redactions.find(({ field }) => namesLabel(field, label))?.placeholder ?? "";
  const id = `Registry ${prefix} ID`;
  text.add(id, entity?.handle || redacted(id));
  for (const field of FIELDS) {
    const label = `${prefix} ${field}`;
    const given2 = values[field] ?? [];
    text.add(label, ...given2.length > 0 ? given2 : [redacted(label)]);
  }
}
var isContactField2 = (field) => LABELS2.has(labelOf(field));
var namesLabel = (field, label) => labelOf(field) === label.toLowerCase();
function labelOf(field) {
  return words2(field).replace(/^(registry )?technical\b/, "$1tech").replace(/^(registry )?administrative\b/, "$1admin").replace(/^(registrant|admin|tech|billing) id$/, "registry $1 id");
}
var PREFIXES = ["Registrant", "Admin", "Tech", "Billing"];
var LABELS2 = new Set(
  PREFIXES.flatMap((prefix) => [
    `registry ${prefix} id`.toLowerCase(),
    ...FIELDS.map((field) => `${prefix} ${field}`.toLowerCase())
  ])
);
var NO_VALUES = {};
function valuesOf({ card, json }) {
  const hidden = remarkedRedactions(json);
  const event = readEvents(json);
  const organization = card.organization || (card.kind === "org" ? card.name : "");
  const name = organization === card.name && card.organization === "" ? "" : card.name;
  const [phone] = card.phones;
  const [fax] = card.faxes;
  const [email = hidden.email] = card.emails;
  return present({
    Name: name || (organization === "" ? hidden.name : ""),
    Organization: organization,
    Street: card.street,
    City: card.city,
    "State/Province": card.state,
    "Postal Code": card.zip,
    Country: card.country || card.countryCode,
    "Country Code": card.country === "" ? "" : card.countryCode,
    Phone: phone?.number,
    "Phone Ext": phone?.extension,
    Fax: fax?.number,
    "Fax Ext": fax?.extension,
    Email: email,
    "Contact URI": card.contactUri,
    "Created On": event("registration"),
    "Last Updated On": event("last changed")
  });
}
function present(values) {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      (typeof value === "string" ? [value] : value ?? []).filter((text) => text !== "")
    ])
  );
}

// src/rdap/lay-out-registrar.ts
function layOutRegistrar(text, registrar, dates) {
  const { json = {}, card, handle = "" } = registrar ?? {};
  const iana = ianaId(json);
  text.add("Registrar WHOIS Server", member(json, "port43"));
  text.add("Registrar URL", card?.urls[0] || aboutLink(json));
  text.add("Updated Date", dates.updated);
  text.add("Creation Date", dates.created);
  text.add("Registry Expiry Date", dates.expires);
  text.add("Registrar Registration Expiration Date", dates.registrarExpires);
  text.add("Registrar", card?.name || card?.organization);
  text.add("Registrar IANA ID", iana);
  text.add(iana === "" ? "Registrar ID" : "Registrar Handle", handle);
  const [abuse] = registrar === null ? [] : withRole(registrar.inner, "abuse");
  text.add("Registrar Abuse Contact Email", abuse?.card.emails[0]);
  text.add("Registrar Abuse Contact Phone", abuse?.card.phones[0]?.number);
}
function ianaId(json) {
  const ids = objects(member(json, "publicIds"));
  const own2 = ids.find((id) => words2(member(id, "type")) === "iana registrar id");
  return own2 === void 0 ? "" : oneLine(member(own2, "identifier"));
}
function aboutLink(json) {
  const link = objects(member(json, "links")).find((each) => wordList(member(each, "rel")).includes("about"));
  return link === void 0 ? "" : oneLine(member(link, "href"));
}

// src/rdap/statuses.ts
var EPP = {
  active: "ok",
  associated: "linked",
  "add period": "addPeriod",
  "auto renew period": "autoRenewPeriod",
  "client delete prohibited": "clientDeleteProhibited",
  "client hold": "clientHold",
  "client renew prohibited": "clientRenewProhibited",
  "client transfer prohibited": "clientTransferProhibited",
  "client update prohibited": "clientUpdateProhibited",
  inactive: "inactive",
  "pending create": "pendingCreate",
  "pending delete": "pendingDelete",
  "pending renew": "pendingRenew",
  "pending restore": "pendingRestore",
  "pending transfer": "pendingTransfer",
  "pending update": "pendingUpdate",
  "redemption period": "redemptionPeriod",
  "renew period": "renewPeriod",
  "server delete prohibited": "serverDeleteProhibited",
  "server hold": "serverHold",
  "server renew prohibited": "serverRenewProhibited",
  "server transfer prohibited": "serverTransferProhibited",
  "server update prohibited": "serverUpdateProhibited",
  "transfer period": "transferPeriod"
};
var CODES2 = new Map([
  ...Object.entries(EPP),
  // Some servers send EPP's own words.
  ...Object.values(EPP).map((code) => [code.toLowerCase(), code])
]);
function eppStatus(status) {
  const code = CODES2.get(words2(status));
  return code === void 0 ? status : `${code} https://icann.org/epp#${code}`;
}

// src/rdap/text.ts
var Text = class {
  #lines;
  /** `host` is that of a URL, which holds neither blanks nor controls. */
  constructor(host) {
    this.#lines = [`${RDAP_MARK}${host}`];
  }
  /** `Label: value`, for each value that is not empty. */
  add(label, ...values) {
    for (const value of values) {
      const line = oneLine(value);
      if (line !== "") this.#lines.push(`${label}: ${line}`);
    }
  }
  /** A line of our own words. */
  say(line) {
    this.#lines.push(line);
  }
  toString() {
    return `${this.#lines.join("\n")}
`;
  }
};

// src/rdap/layout.ts
var DOMAIN_ID = "Registry Domain ID";
function layOutDomain(document, host) {
  const text = new Text(host);
  const entities = readEntities(document);
  const event = readEvents(document);
  const redactions = readRedactions(document);
  const placeholder = (label) => redactions.find(({ field }) => field.toLowerCase() === label.toLowerCase())?.placeholder ?? "";
  const [registrar] = withRole(entities, "registrar");
  text.add("Domain Name", nameOf4(document));
  text.add("Internationalized Domain Name", member(document, "unicodeName"));
  text.add(DOMAIN_ID, oneLine(member(document, "handle")) || placeholder(DOMAIN_ID));
  layOutRegistrar(text, registrar ?? null, {
    updated: event("last changed"),
    created: event("registration"),
    expires: event("expiration"),
    registrarExpires: event("registrar expiration")
  });
  for (const { card, handle } of withRole(entities, "reseller")) {
    text.add("Reseller", card.name || card.organization || handle);
  }
  for (const status of textLines(member(document, "status"))) text.add("Domain Status", eppStatus(status));
  layOutContacts(text, "Registrant", withRole(entities, "registrant"), redactions);
  layOutContacts(text, "Admin", withRole(entities, "administrative", "admin"), redactions);
  layOutContacts(text, "Tech", withRole(entities, "technical", "tech"), redactions);
  layOutContacts(text, "Billing", withRole(entities, "billing"), redactions);
  for (const server of objects(member(document, "nameservers")))
    text.add("Name Server", nameserverOf(server));
  layOutDnssec(text, member(document, "secureDNS"));
  for (const { field, placeholder: reason2 } of redactions) {
    if (!isContactField2(field) && field.toLowerCase() !== DOMAIN_ID.toLowerCase())
      text.add("Redacted", `${field}: ${reason2}`);
  }
  for (const remark of objects(member(document, "remarks"))) {
    text.add("Remark", member(remark, "title"), ...textLines(member(remark, "description")));
  }
  layOutNotices(text, document, event("last update of rdap database"));
  return text.toString();
}
function layOutNotFound(document, host, free) {
  const text = new Text(host);
  if (free !== null) text.say(`${NO_SUCH_DOMAIN} ${free}`);
  text.add("Error Code", member(document, "errorCode"));
  text.add("Error Title", member(document, "title"));
  text.add("Error Description", ...textLines(member(document, "description")));
  layOutNotices(text, document, "");
  return text.toString();
}
function layOutReceived(host, status, type, received) {
  const text = new Text(host);
  text.add("HTTP Status", `${status} ${type}`);
  for (const line of received.split("\n")) text.add("Received", line);
  return text.toString();
}
function nameOf4(object) {
  const name = oneLine(member(object, "ldhName")) || oneLine(member(object, "unicodeName"));
  return name.includes(" ") ? "" : name.replace(/\.$/, "");
}
function nameserverOf(server) {
  const name = nameOf4(server);
  const addresses = member(server, "ipAddresses");
  if (name === "" || !isObject(addresses)) return name;
  const all = [...wordList(member(addresses, "v4")), ...wordList(member(addresses, "v6"))];
  return [name, ...all.filter((address) => /^[\da-f.:]{2,45}$/.test(address))].join(" ");
}
function layOutDnssec(text, secureDns) {
  if (!isObject(secureDns)) return;
  const signed = member(secureDns, "delegationSigned");
  const data = objects(member(secureDns, "dsData"));
  if (typeof signed === "boolean" || data.length > 0) {
    text.add("DNSSEC", signed === true || data.length > 0 ? "signedDelegation" : "unsigned");
  }
  for (const ds of data) {
    const parts = ["keyTag", "algorithm", "digestType", "digest"].map((key) => oneLine(member(ds, key)));
    text.add("DNSSEC DS Data", parts.join(" "));
  }
}
var TIME2 = /^\d{4}[\dTtZz:.+ -]{4,36}$/;
var STATUS_CODES = /^status codes$/i;
var COMPLAINT = /inaccuracy complaint form/i;
function layOutNotices(text, document, updated) {
  const notices2 = objects(member(document, "notices"));
  for (const notice2 of notices2) {
    const title = oneLine(member(notice2, "title"));
    if (COMPLAINT.test(title)) text.add("URL of the ICANN RDDS Inaccuracy Complaint Form", linkOf(notice2));
  }
  if (TIME2.test(updated)) text.say(`>>> Last update of RDAP database: ${updated} <<<
`);
  for (const notice2 of notices2) {
    const title = oneLine(member(notice2, "title"));
    const lines = textLines(member(notice2, "description"));
    if (STATUS_CODES.test(title)) text.add("Status Codes", lines.join(" ") || linkOf(notice2));
    else if (!COMPLAINT.test(title)) {
      text.add("Notice Title", title);
      text.add(NOTICE2, ...lines);
      text.add("Notice Link", linkOf(notice2));
    }
  }
}
var linkOf = (notice2) => objects(member(notice2, "links")).map((link) => oneLine(member(link, "href"))).find((href) => href !== "") ?? "";

// src/rdap/read-json.ts
var MAX_DEPTH3 = 64;
function readJson(text) {
  if (depthOf(text) > MAX_DEPTH3) return null;
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at2 = 0; at2 < text.length; at2++) {
    const code = text.charCodeAt(at2);
    if (code === QUOTE) quoted = !quoted;
    else if (quoted && code === BACKSLASH) at2++;
    else if (quoted) continue;
    else if (code === BRACKET || code === BRACE) deepest = Math.max(deepest, ++depth);
    else if (code === BRACKET + 2 || code === BRACE + 2) depth--;
  }
  return deepest;
}
var QUOTE = 34;
var BACKSLASH = 92;
var BRACKET = 91;
var BRACE = 123;

// src/rdap/retry-after.ts
function readRetryAfter(value, now) {
  const text = value?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1e3;
  const at2 = /^[A-Z][a-z]{2,8},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at2) ? null : Math.max(0, at2 - now);
}

// src/rdap/same-name.ts
import { domainToASCII } from "url";
function sameName(name, domain) {
  const lower = name.toLowerCase();
  return lower === domain || domainToASCII(lower) === domain;
}

// src/rdap/read-answer.ts
function readAnswer(got, host, domain, authoritative) {
  const { received, status } = got;
  const { text, replaced } = decode4(received, { host });
  const type = oneLine(got.header("content-type")).toLowerCase();
  const document = isJsonType(type) ? readJson(text) : null;
  const body = () => layOutReceived(host, status, type, text);
  const answer2 = (failure, shown2, kind = "unknown", reading2 = null) => {
    const part = { host, body: shown2, ...document === null ? {} : { rdap: document } };
    return {
      received,
      failure,
      part: received.length === 0 ? null : part,
      kind,
      reading: reading2,
      replaced: Boolean(replaced)
    };
  };
  if (got.failure !== null) return answer2(got.failure, body());
  const refusal = failureOf(got);
  if (refusal !== null)
    return answer2(refusal, body(), refusal.code === "THROTTLED" ? "throttled" : "unknown");
  const bad = (message) => answer2({ code: "BAD_RESPONSE", message }, body());
  if (!isJsonType(type))
    return bad(`HTTP ${status} with ${type || "no content type"} in place of RDAP\u2019s JSON`);
  if (document === null) return bad(`HTTP ${status} with what is no JSON object`);
  if (status === 404) return notFound(document);
  const wrong = whyNoDomain(document, domain);
  if (wrong !== null) return bad(wrong);
  const shown = layOutDomain(document, host);
  const reading = read({ host, body: shown }, domain);
  return answer2(null, shown, reading.kind, reading);
  function notFound(error2) {
    if (oneLine(member(error2, "errorCode")) !== "404" || member(error2, "objectClassName") !== void 0)
      return bad("HTTP 404 without RDAP\u2019s own error");
    if (authoritative) return answer2(null, layOutNotFound(error2, host, domain), "available");
    const failure = {
      code: "BAD_RESPONSE",
      message: "the registrar says that it does not have this name"
    };
    return answer2(failure, layOutNotFound(error2, host, null));
  }
}
function failureOf(got) {
  const { status } = got;
  if (status === 200 || status === 404) return null;
  const wait = readRetryAfter(got.header("retry-after"), Date.now());
  const retryAfter = wait === null ? {} : { retryAfter: wait };
  if (status === 429)
    return {
      code: "THROTTLED",
      message: "the server says that it is asked too often (HTTP 429)",
      ...retryAfter
    };
  if (status === 401 || status === 403 || status === 451)
    return { code: "REFUSED", message: `the server will not answer this question (HTTP ${status})` };
  if (status >= 500)
    return {
      code: "BAD_RESPONSE",
      message: `the server says that it cannot answer now (HTTP ${status})`,
      ...retryAfter
    };
  return { code: "BAD_RESPONSE", message: `HTTP ${status} is no answer about a domain` };
}
var isJsonType = (type) => /^application\/(?:rdap\+)?json\s*(?:;|$)/.test(type);
function whyNoDomain(document, domain) {
  const kind = member(document, "objectClassName");
  if (kind !== "domain") {
    const error2 = oneLine(member(document, "errorCode"));
    return error2 === "" ? `HTTP 200 with no domain but ${JSON.stringify(kind ?? null).slice(0, 80)}` : `HTTP 200 with RDAP\u2019s error ${error2.slice(0, 20)}`;
  }
  const name = nameOf4(document);
  if (name === "") return "the answer does not name its domain";
  return sameName(name, domain) ? null : `the answer is about ${JSON.stringify(name.slice(0, 100))}`;
}

// src/rdap/transport.ts
function rdapTransport(get) {
  return {
    question: ({ rdap, rdapBases }, domain) => rdap === null ? null : new RdapQuestion(get, domainUrl(rdap, domain), domain, { publicOnly: false, authority: rdapBases })
  };
}
var MAX_REDIRECTS = 3;
var RdapQuestion = class _RdapQuestion {
  transport = "rdap";
  host;
  port;
  publicOnly;
  #get;
  #url;
  #domain;
  #authority;
  /** Hosts that were redirected from, the first one first. */
  #from;
  constructor(get, url, domain, { publicOnly, authority }, from = []) {
    this.#get = get;
    this.#url = url;
    this.#domain = domain;
    this.#authority = authority;
    this.#from = from;
    this.host = hostOf2(url);
    this.port = portOf(url);
    this.publicOnly = publicOnly;
  }
  async ask(deadline, connect) {
    const question = { url: this.#url, publicOnly: this.publicOnly };
    const got = await this.#get(question, deadline, connect);
    const location = got.failure === null && isRedirect(got.status) ? got.header("location") : null;
    const answer2 = readAnswer(got, this.host, this.#domain, this.#authority !== null);
    if (location === null) return answer2;
    const target = redirectTarget(location, this.#url);
    const refused = "refused" in target ? target.refused : this.#whyNot(target.url);
    if ("url" in target && refused === null) return { ...answer2, redirect: this.#redirectedTo(target.url) };
    const shown = JSON.stringify(location.slice(0, 100));
    const failure = { code: "BAD_RESPONSE", message: `it redirects to ${shown}: ${refused}` };
    return { ...noAnswer(failure), received: answer2.received, part: answer2.part };
  }
  /** The registrar's own answer, by the domain's link to the same object elsewhere (RDAP response profile for generic domains). */
  refer(answer2) {
    if (answer2.kind === "available") return null;
    const href = relatedLink(answer2.part?.rdap);
    if (href === null) return null;
    const target = linkTarget(href, this.#domain);
    if ("url" in target)
      return new _RdapQuestion(this.#get, target.url, this.#domain, { publicOnly: true, authority: null });
    const shown = JSON.stringify(href.slice(0, 100));
    return { refused: `${this.host}: the referral to ${shown} was not followed: ${target.refused}` };
  }
  /** Half a document is none, and a page of errors is no part of a record. */
  keep({ part, failure }) {
    return failure === null ? part : null;
  }
  #redirectedTo(url) {
    const publicOnly = this.publicOnly || hostOf2(url) !== this.host || portOf(url) !== this.port;
    const trust = { publicOnly, authority: this.#authority };
    return new _RdapQuestion(this.#get, url, this.#domain, trust, [...this.#from, this.host]);
  }
  #whyNot(url) {
    const first = this.#from[0] ?? this.host;
    const allowed = [first, ...(this.#authority ?? []).map((base2) => hostOf2(new URL(base2)))];
    if (!allowed.includes(hostOf2(url))) return "it is another server\u2019s";
    return this.#from.length < MAX_REDIRECTS ? null : `more than ${MAX_REDIRECTS} redirects`;
  }
};
var isRedirect = (status) => [301, 302, 303, 307, 308].includes(status);
function relatedLink(document) {
  if (!isObject(document)) return null;
  const link = objects(member(document, "links")).find(
    (each) => wordList(member(each, "rel")).includes("related") && isRdap(member(each, "type"))
  );
  const href = link === void 0 ? null : member(link, "href");
  return typeof href === "string" && href !== "" ? href : null;
}
var isRdap = (type) => words2(type).split(";")[0]?.trim() === "application/rdap+json";

// src/whois/converse.ts
import { Socket as Socket2 } from "net";
function converse(question, limits, deadline, connect) {
  const exchange = new Exchange(limits, deadline);
  open(exchange, question, connect, (socket) => {
    if (socket.readableEnded) return exchange.end(null);
    exchange.silentFor();
    socket.on(
      "data",
      (chunk) => exchange.take(typeof chunk === "string" ? Buffer.from(chunk) : chunk)
    );
    const closed2 = () => exchange.end(connectionFailure("the connection broke off"));
    socket.on("close", closed2);
    socket.on("end", () => {
      socket.off("close", closed2);
      const reset = hiddenReset(socket);
      exchange.end(reset && connectionFailure(describe2(reset), reset));
    });
    socket.write(question.bytes);
  });
  return exchange.done;
}
function hiddenReset(socket) {
  if (!(socket instanceof Socket2) || "encrypted" in socket || !socket.writable) return null;
  socket.write("");
  return isReset(socket.errored) ? socket.errored : null;
}
function isReset(error2) {
  return error2 instanceof Error && "code" in error2 && error2.code === "ECONNRESET";
}
function rawQuestion(query) {
  if (typeof query !== "string") return query;
  const line = query.replace(/\r?\n$/, "");
  if (/[\r\n\0]/.test(line)) throw new TypeError("`query` must be one line; for anything else give bytes");
  return new TextEncoder().encode(`${line}\r
`);
}

// src/whois/transport.ts
function whoisTransport(limits) {
  return {
    question: ({ server, publicOnly }, domain) => server === null ? null : new WhoisQuestion(limits, server, domain, publicOnly)
  };
}
var WhoisQuestion = class _WhoisQuestion {
  transport = "whois";
  #limits;
  #server;
  #domain;
  publicOnly;
  constructor(limits, server, domain, publicOnly) {
    this.#limits = limits;
    this.#server = server;
    this.#domain = domain;
    this.publicOnly = publicOnly;
  }
  get host() {
    return this.#server.host;
  }
  get port() {
    return this.#server.port;
  }
  async ask(deadline, connect) {
    const encoded = encodeQuery(this.#server, this.#domain);
    const bytes = encoded instanceof Uint8Array ? encoded : await encoded;
    const { host, port, publicOnly } = this;
    const exchanged = await converse({ host, port, publicOnly, bytes }, this.#limits, deadline, connect);
    return readWhois(exchanged, host, this.#domain);
  }
  /** With the port that it names. A name that is free, or none, has no registrar. */
  refer(answer2) {
    const { referral: label, host } = this.#server;
    if (label === null || answer2.part === null) return null;
    if (answer2.kind === "available" || answer2.kind === "invalid") return null;
    const value = findReferral(answer2.part.body, label);
    if (value === null) return null;
    const referral = parseReferral(value);
    if ("refused" in referral) {
      const shown = JSON.stringify(value.slice(0, 100));
      return { refused: `${host}: the referral to ${shown} was not followed: ${referral.refused}` };
    }
    const next = serverFor(referral.host);
    const server = referral.port === null ? next : { ...next, port: referral.port };
    return new _WhoisQuestion(this.#limits, server, this.#domain, true);
  }
  /** To the last line end: half a line would be read as a whole value. A part without content is none. */
  keep({ part, failure }) {
    if (part === null) return null;
    if (failure === null) return part.body.trim() === "" ? null : part;
    const body = part.body.slice(0, part.body.lastIndexOf("\n") + 1);
    return body.trim() === "" ? null : { ...part, body };
  }
};
function rawWhoisQuestion(limits, { host, port, bytes }) {
  const target = { host, port, publicOnly: false };
  return {
    transport: "whois",
    ...target,
    ask: async (deadline, connect) => readWhois(await converse({ ...target, bytes }, limits, deadline, connect), host, null),
    refer: () => null,
    keep: ({ part }) => part
  };
}
function readWhois(exchanged, host, domain) {
  return exchanged.received.length === 0 ? noAnswer(exchanged.failure) : new WhoisAnswer(exchanged, host, domain);
}
var WhoisAnswer = class {
  received;
  failure;
  #host;
  #domain;
  #decoded = null;
  #part = null;
  #reading = null;
  constructor({ received, failure }, host, domain) {
    this.received = received;
    this.failure = failure;
    this.#host = host;
    this.#domain = domain;
  }
  get part() {
    this.#part ??= { host: this.#host, body: this.#text().text };
    return this.#part;
  }
  get kind() {
    return this.reading.kind;
  }
  get reading() {
    this.#reading ??= read(this.part, this.#domain);
    return this.#reading;
  }
  get replaced() {
    return Boolean(this.#text().replaced);
  }
  #text() {
    this.#decoded ??= decode4(this.received, { host: this.#host });
    return this.#decoded;
  }
};

// src/client.ts
function createClient(options = {}) {
  const settings = readSettings(options);
  const { pacing = {}, connect = null, cache, fetch } = options;
  const connects = connect?.egresses ?? [connect];
  const engine = {
    limiter: new RateLimiter(pacing, { maxSockets: settings.maxSockets, egresses: connects.length }),
    waitCounts: pacing !== false && pacing.waitCounts === true,
    connects,
    whois: whoisTransport(settings),
    rdap: rdapTransport(fetch === void 0 ? overSockets(settings) : overFetch(settings, fetch)),
    retries: settings.retries,
    emit: emitTo(options.onEvent)
  };
  const calls = new Calls();
  const registries = registryFinder(engine, options.servers ?? {}, options.discover ?? false);
  const shared = (domain, call, permit) => calls.share(
    `${domain.ascii} ${call.maxReferrals} ${call.rdap}`,
    call,
    () => {
      const progress = new Progress(domain.ascii);
      return {
        call: (deadline) => look(domain, { ...call, permit }, deadline, progress),
        left: (failure) => lookupOf(domain, progress.left(failure))
      };
    },
    structuredClone
  );
  const look = async (domain, call, deadline, progress) => {
    const warn = (message) => {
      progress.warnings.push(message);
      engine.emit?.({ type: "warning", domain: domain.ascii, host: null, message });
    };
    const kept2 = cache === void 0 ? null : await fromCache(cache, domain.ascii, deadline, warn);
    if (kept2 !== null) return kept2;
    const registry2 = await registries.find(domain, deadline);
    const found = lookupOf(
      domain,
      await collectParts(engine, domain.ascii, registry2, call, deadline, progress)
    );
    const whole = call.maxReferrals === settings.maxReferrals && call.rdap === settings.rdap;
    if (cache === void 0 || !whole || deadline.failure !== null) return found;
    await toCache(cache, found, deadline, warn);
    return { ...found, warnings: [...progress.warnings] };
  };
  async function* many(names2, { schedule: limits, call }, resultOf) {
    const stop = new AbortController();
    const each = { ...call, signal: stop.signal };
    const schedule = new Schedule(
      engine.limiter,
      {
        hostOf: (name) => firstHostOf(name, call.rdap),
        run: async (input, permit) => {
          try {
            return resultOf(input, await shared(domainFrom(input), each, permit));
          } catch (error2) {
            return { input, error: error2 };
          } finally {
            permit?.end("unused");
          }
        }
      },
      limits
    );
    const aborted = () => schedule.stop(
      toError({ code: "ABORTED", message: "the caller ended it", cause: call.signal?.reason }, null)
    );
    call.signal?.addEventListener("abort", aborted);
    if (call.signal?.aborted) aborted();
    try {
      yield* schedule.results(names2);
    } finally {
      call.signal?.removeEventListener("abort", aborted);
      stop.abort();
    }
  }
  const firstHostOf = (name, policy2) => {
    try {
      const domain = domainFrom(name);
      const registry2 = registries.known(domain);
      return registry2 && (questionsTo(engine, registry2, domain.ascii, policy2)[0]?.host ?? null);
    } catch {
      return null;
    }
  };
  return {
    async lookup(name, options2 = {}) {
      const call = readLookupOptions(options2, settings);
      return shared(domainFrom(name), call, null);
    },
    async availability(name, options2 = {}) {
      const call = readAvailabilityOptions(options2, settings);
      return availabilityOf(await shared(domainFrom(name), call, null));
    },
    lookupMany: (names2, options2 = {}) => many(names2, readManyOptions(options2, "lookup", settings), (input, lookup2) => ({ input, lookup: lookup2 })),
    availabilityMany: (names2, options2 = {}) => many(names2, readManyOptions(options2, "availability", settings), (input, lookup2) => ({
      input,
      available: availabilityOf(lookup2)
    })),
    async query(options2) {
      const { host, port, query, ...caller } = readQueryOptions(options2, settings);
      const question = rawWhoisQuestion(settings, { host, port, bytes: rawQuestion(query) });
      return calls.run(caller, async (deadline) => {
        const answer2 = await ask(engine, question, deadline, null);
        const { received, failure } = answer2;
        if (failure !== null) throw toError(failure, host, answer2.part === null ? [] : [answer2.part]);
        return received;
      });
    },
    close: () => calls.close()
  };
}
function lookupOf({ ascii: domain }, { parts, readings, warnings }) {
  return {
    domain,
    daystamp: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
    parts,
    record: merge(parts),
    properties: propertiesOf(readings, domain),
    warnings: [...warnings]
  };
}
async function fromCache(cache, domain, deadline, warn) {
  try {
    return await deadline.race((async () => cache.get(domain))()) ?? null;
  } catch (error2) {
    warn(`the cache could not be read: ${describe2(error2)}`);
    return null;
  }
}
async function toCache(cache, lookup2, deadline, warn) {
  try {
    await deadline.race((async () => cache.set(lookup2.domain, lookup2))());
  } catch (error2) {
    warn(`the cache could not be written: ${describe2(error2)}`);
  }
}
var client;
function sharedClient() {
  client ??= createClient();
  return client;
}
function lookup(domain, options) {
  return sharedClient().lookup(domain, options);
}
function availability(domain, options) {
  return sharedClient().availability(domain, options);
}

// src/net/egress.ts
import { connect as dialNode2, isIP as isIP4 } from "net";
function socks({ url }) {
  return rotating([url].flat().map((each) => throughProxy(readProxy(each))));
}
function bind({ address }) {
  return rotating(
    [address].flat().map((localAddress) => {
      const family = isIP4(localAddress);
      if (family === 0)
        throw new TypeError(
          `\`address\` must be an IP address of this machine; got ${JSON.stringify(localAddress)}`
        );
      return ({ host, port }) => dialNode2({ host, port, localAddress, family });
    })
  );
}
function rotating(egresses) {
  const [first] = egresses;
  if (first === void 0) throw new TypeError("expected one address or more, got none");
  return Object.assign((target) => first(target), { egresses });
}
function readProxy(text) {
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : null;
  const version = /^socks(5h?|4a?)?:$/.exec(url?.protocol ?? "");
  if (url === null || version === null || url.hostname === "")
    throw new TypeError(
      `\`url\` must be one of a SOCKS proxy (socks5://host:1080); got ${JSON.stringify(text)}`
    );
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? 1080 : Number(url.port),
    type: version[1]?.startsWith("4") === true ? 4 : 5,
    ...url.username === "" ? {} : { userId: decodeURIComponent(url.username) },
    ...url.password === "" ? {} : { password: decodeURIComponent(url.password) }
  };
}
function throughProxy(proxy) {
  return async ({ host, port, signal }) => {
    const { SocksClient } = await loadSocks();
    const existing = dialNode2({ host: proxy.host, port: proxy.port });
    const end = () => existing.destroy();
    signal.addEventListener("abort", end, { once: true });
    try {
      await new Promise((resolve2, reject) => {
        existing.once("connect", resolve2).once("error", reject);
        existing.once("close", () => reject(new Error("the proxy closed the connection")));
      });
      const { socket } = await SocksClient.createConnection({
        proxy,
        command: "connect",
        destination: { host, port },
        existing_socket: existing
      });
      return socket;
    } catch (error2) {
      existing.destroy();
      throw error2;
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}
async function loadSocks() {
  try {
    return await import("socks");
  } catch (cause) {
    throw new Error("a SOCKS proxy needs one more package: npm install socks", { cause });
  }
}

// src/parse/merge/origins.ts
var Origins = class {
  unreadable = [];
  #byPath = /* @__PURE__ */ new Map();
  of(path) {
    return this.#byPath.get(path);
  }
  /** A field of the domain: the draft's field may have another name than the property. */
  domain(property, field, part) {
    this.#byPath.set(property, { part, owner: part.draft, field });
  }
  registrar(field, part) {
    if (part.draft.registrar !== null)
      this.#byPath.set(`registrar.${field}`, { part, owner: part.draft.registrar, field });
  }
  contacts(role, drafts, part) {
    for (const [position, owner] of drafts.entries()) {
      const set = (property, field) => this.#byPath.set(`${role}_contacts.${position}.${property}`, { part, owner, field });
      for (const field of Object.keys(owner)) set(field, field);
      if (owner.country_code === null) set("country_code", "country");
      for (const property of ["id", "email"]) if (owner[property] === null) set(property, "name");
    }
  }
  nameservers(part) {
    for (const [position, owner] of part.draft.nameservers.entries())
      for (const field of ["name", "ipv4", "ipv6"])
        this.#byPath.set(`nameservers.${position}.${field}`, { part, owner, field });
  }
};

// src/parse/parse.ts
function parse(input, options = {}) {
  const domain = options.domain ?? null;
  const parts = toParts(input, options.host ?? null).map((part) => readPart(part, domain, null));
  return assemble(parts, domain, null);
}
function answerKind(part, options = {}) {
  return read(part, options.domain ?? null).kind;
}
var MAX_PARTS = 16;
function toParts(input, host) {
  if (typeof input === "string" || input instanceof Uint8Array) return openParts([{ host, body: input }]);
  if (input.length === 0) return openParts([{ host, body: "" }]);
  return openParts(input.length > MAX_PARTS ? input.slice(0, MAX_PARTS) : input);
}

// src/parse/read/provenance.ts
var Provenance = class {
  #uses = /* @__PURE__ */ new Map();
  #byOwner = /* @__PURE__ */ new Map();
  /** A value was read from a line into a field of a draft. `*` stands for lines that are told apart later. */
  value(owner, field, line, declared) {
    this.use(line, "value", declared);
    const note = { field, line: line.number, declared };
    const notes = this.#byOwner.get(owner);
    if (notes === void 0) this.#byOwner.set(owner, [note]);
    else notes.push(note);
  }
  /** What became of a line, where no value came of it. */
  use(line, use, declared) {
    this.#uses.set(line.number, { line, use, declared });
  }
  /** What became of the line with that number. */
  useOf(line) {
    return this.#uses.get(line);
  }
  /** Lines that state as a whole what kind of answer this is. */
  stated() {
    const found = [...this.#uses.values()].filter(({ use }) => use === "status");
    return found.map(({ line, declared }) => ({ field: "statuses", line: line.number, declared }));
  }
  /**
   * Lines that a field was read from. Lines without labels stand for any field of their contact, and
   * the lines of an address for what it was divided into.
   */
  of(owner, field) {
    const notes = this.#byOwner.get(owner) ?? [];
    for (const wanted of [field, "*", "address"]) {
      const found = notes.filter((note) => note.field === wanted);
      if (found.length > 0) return found;
    }
    return [];
  }
};

// src/parse/explain.ts
function explain(input, options = {}) {
  const domain = options.domain ?? null;
  const parts = toParts(input, options.host ?? null).map((part) => readPart(part, domain, new Provenance()));
  const origins = new Origins();
  const properties = assemble(parts, domain, origins);
  const values = leaves(properties, "").flatMap(([path, value]) => explainValue(path, value, origins, parts));
  const explained = parts.map((part, index2) => explainPart(part, index2, values));
  return {
    properties,
    parts: explained,
    values,
    unplaced: explained.flatMap(({ lines }, index2) => unplacedIn(parts[index2], index2, lines)),
    warnings: [...parts.flatMap(warningsOf), ...dateWarnings(origins, parts)]
  };
}
function leaves(value, path) {
  if (typeof value === "string" || typeof value === "boolean") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}
function explainValue(path, value, origins, parts) {
  const origin = origins.of(path);
  if (origin === void 0)
    return path === "domain" ? [{ path, value, part: 0, lines: [], by: "generic" }] : [];
  const noted = notesOf(origin);
  const notes = noted.length > 0 ? noted : printedIn(origin.part, value);
  if (notes.length === 0) return [];
  return [
    {
      path,
      value,
      part: parts.indexOf(origin.part),
      lines: notes.map(({ line }) => line + 1),
      by: notes.some(({ declared }) => declared) ? "declared" : "generic"
    }
  ];
}
function notesOf({ part: { provenance }, owner, field }) {
  const notes = provenance?.of(owner, field) ?? [];
  if (notes.length === 0 && field === "statuses") return provenance?.stated() ?? [];
  return MANY2.has(field) || notes[0]?.field !== field ? notes : notes.slice(0, 1);
}
var MANY2 = /* @__PURE__ */ new Set(["statuses", "disclaimer", "address"]);
function printedIn({ lines, text, module }, value) {
  if (typeof value !== "string") return [];
  const line = lines.find(({ start, end }) => text.slice(start, end).includes(value));
  return line === void 0 ? [] : [{ field: "", line: line.number, declared: module.name !== null }];
}
function explainPart({ host, module, chosenBy, answer: answer2, text, provenance }, index2, values) {
  const paths = /* @__PURE__ */ new Map();
  for (const value of values) {
    if (value.part !== index2) continue;
    for (const line of value.lines) paths.set(line, [...paths.get(line) ?? [], value.path]);
  }
  const lines = text.split("\n").map((line, number) => {
    const { use, declared } = provenance?.useOf(number) ?? {
      use: line.trim() === "" ? "blank" : "text",
      declared: false
    };
    const read3 = use !== "blank" && use !== "text" && use !== "unread";
    return {
      number: number + 1,
      text: line.endsWith("\r") ? line.slice(0, -1) : line,
      use,
      by: read3 ? declared ? "declared" : "generic" : null,
      paths: paths.get(number + 1) ?? []
    };
  });
  return { host, module: module.name, chosenBy, kind: answer2.kind, lines };
}
function unplacedIn({ provenance }, part, lines) {
  return lines.flatMap(({ number, use, by, paths }) => {
    const { label = "", value = "" } = provenance?.useOf(number - 1)?.line ?? {};
    const told = paths.length === 0 && label !== "" && value !== "";
    if (!told || use !== "value" && use !== "ignored" && use !== "unread") return [];
    return [{ label, value, part, line: number, use, by }];
  });
}
function warningsOf({ replaced, charset, answer: answer2 }, part) {
  const warnings = [];
  if (replaced)
    warnings.push({
      code: "REPLACED_BYTES",
      message: `bytes that ${charset} has no character for became U+FFFD`,
      part,
      line: null
    });
  if (answer2.conflict)
    warnings.push({
      code: "CONFLICT",
      message: "a line says that the name is available, and a record stands beside it",
      part,
      line: null
    });
  return warnings;
}
var dateWarnings = ({ unreadable }, parts) => unreadable.map((origin) => {
  const { part, field, value, ambiguous } = origin;
  const line = notesOf(origin)[0]?.line;
  return {
    code: ambiguous ? "AMBIGUOUS_DATE" : "INVALID_DATE",
    message: ambiguous ? `${field}: day and month of ${JSON.stringify(value)} could be swapped` : `${field}: no date in ${JSON.stringify(value)}`,
    part: parts.indexOf(part),
    line: line === void 0 ? null : line + 1
  };
});

// src/parse/properties.ts
var STATUSES2 = [
  "registered",
  "available",
  "reserved",
  "redemption",
  "pending_delete",
  "inactive",
  "suspended",
  "expired",
  "unavailable",
  "invalid",
  "unknown"
];

// src/replay/load-fixtures.ts
import { readdir, readFile } from "fs/promises";
import { basename, join } from "path";

// src/replay/fixture.ts
var sameHost = (host) => host.toLowerCase().replace(/\.$/, "");

// src/replay/load-fixtures.ts
async function loadFixtures(directory) {
  const fixtures = [];
  for (const host of await fixtureHosts(directory)) fixtures.push(...await loadHost(directory, host));
  if (fixtures.length === 0) throw new Error(`${directory} has no fixture: expected <host>/<case>.txt`);
  return fixtures;
}
function fixtureHosts(directory) {
  return entries(directory, "folder");
}
async function loadHost(directory, host) {
  const folder = join(directory, host);
  const fixtures = [];
  for (const file of await entries(folder, "file")) {
    if (file.endsWith(".txt")) fixtures.push(await load(folder, host, basename(file, ".txt")));
  }
  return fixtures;
}
async function entries(directory, kind) {
  const found = await readdir(directory, { withFileTypes: true }).catch((cause) => {
    throw new Error(`${directory} is no folder that can be read`, { cause });
  });
  return found.filter(
    (entry) => (kind === "folder" ? entry.isDirectory() : entry.isFile()) && !entry.name.startsWith(".")
  ).map((entry) => entry.name).sort();
}
async function load(folder, host, name) {
  const body = new Uint8Array(await readFile(join(folder, `${name}.txt`)));
  const file = join(folder, `${name}.json`);
  const text = await readFile(file, "utf8").catch((cause) => {
    if (cause.code === "ENOENT") return null;
    throw cause;
  });
  const description = text === null ? fromFileName(file, host, name) : fromJson(file, host, text);
  return { ...description, name, body };
}
function fromFileName(file, host, name) {
  if (!name.includes(".")) {
    throw new Error(`${file} is missing, and "${name}" is no domain that could stand for it`);
  }
  return {
    host: sameHost(host),
    domain: name.toLowerCase(),
    query: name,
    captured: null,
    origin: "unknown",
    charset: "utf-8",
    properties: null
  };
}
function fromJson(file, folder, text) {
  const json = parseJson(file, text);
  const string = (key, fallback) => {
    const value = json[key] ?? fallback;
    if (typeof value === "string" && value !== "") return value;
    throw new Error(`${file}: "${key}" must be a string, got ${JSON.stringify(json[key])}`);
  };
  const domain = string("domain").toLowerCase();
  return {
    host: sameHost(string("host", folder)),
    domain,
    query: string("query", domain),
    captured: typeof json.captured === "string" ? json.captured : null,
    origin: string("origin", "unknown"),
    charset: string("charset", "utf-8"),
    properties: json.properties ?? null
  };
}
function parseJson(file, text) {
  let json;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause.message}`, { cause });
  }
  if (typeof json === "object" && json !== null && !Array.isArray(json))
    return json;
  throw new Error(`${file} must hold a JSON object`);
}

// src/replay/misbehavior.ts
var MISBEHAVIORS = {
  slow: { does: "sends the answer in drops of 16 bytes", value: "ms between two drops", fallback: 200 },
  silent: { does: "takes the question and never answers", value: null, fallback: null },
  hang: { does: "answers and never closes the connection", value: null, fallback: null },
  empty: { does: "closes without a word", value: null, fallback: null },
  cut: { does: "sends half of the answer and closes", value: "bytes sent before that", fallback: null },
  "half-close": {
    does: "sends half of the answer, ends its own side only and waits for the client to close",
    value: "bytes sent before that",
    fallback: null
  },
  reset: {
    does: "sends half of the answer and resets the connection",
    value: "bytes sent before that",
    fallback: null
  },
  endless: { does: "repeats the answer without end", value: null, fallback: null },
  refuse: { does: "accepts no connection", value: null, fallback: null },
  throttle: {
    does: "gives the host's throttled fixture, or a line that says so",
    value: null,
    fallback: null
  },
  charset: { does: "answers in another charset than its own", value: "name of the charset", fallback: null }
};
var FORM = "expected MODE, MODE=VALUE or MODE=VALUE@HOST";
function parseMisbehavior(text) {
  const [, mode = "", value, host] = /^([^=@]+)(?:=([^@]*))?(?:@(.+))?$/.exec(text) ?? [];
  if (!isMode(mode)) {
    throw new TypeError(
      `misbehave: ${FORM} with MODE one of ${Object.keys(MISBEHAVIORS).join(", ")}, got "${text}"`
    );
  }
  const misbehavior = host === void 0 ? { mode } : { mode, host };
  if (value === void 0) return misbehavior;
  const meaning = MISBEHAVIORS[mode].value;
  if (meaning === null) throw new TypeError(`misbehave: ${mode} takes no value, got "${text}"`);
  if (mode === "charset") return { ...misbehavior, charset: value };
  if (!/^\d{1,9}$/.test(value))
    throw new TypeError(`misbehave: ${mode} takes a number (${meaning}), got "${text}"`);
  return { ...misbehavior, [mode === "slow" ? "interval" : "after"]: Number(value) };
}
var isMode = (text) => Object.hasOwn(MISBEHAVIORS, text);

// src/replay/replay-fetch.ts
import { readdir as readdir2, readFile as readFile2 } from "fs/promises";
import { join as join2 } from "path";

// src/replay/dial.ts
import { connect as netConnect } from "net";
function dial2(port, address, signal) {
  return new Promise((resolve2, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const socket = netConnect({ port, host: address });
    const settle = (act) => {
      signal?.removeEventListener("abort", onAbort);
      socket.off("connect", onConnect).off("error", onError);
      act();
    };
    const onConnect = () => settle(() => resolve2(socket));
    const onError = (error2) => settle(() => reject(error2));
    const onAbort = () => settle(() => {
      socket.destroy();
      reject(signal?.reason);
    });
    socket.on("connect", onConnect).on("error", onError);
    signal?.addEventListener("abort", onAbort);
  });
}
function connectionRefused(host, why) {
  return Object.assign(new Error(`connect ECONNREFUSED ${host}: ${why}`), {
    code: "ECONNREFUSED",
    syscall: "connect"
  });
}

// src/replay/replay-fetch.ts
async function createReplayFetch(directory) {
  const folders = new Map((await fixtureHosts(directory)).map((folder) => [sameHost(folder), folder]));
  const hosts = /* @__PURE__ */ new Map();
  const documentsOf = (host) => {
    const folder = folders.get(host);
    const known2 = hosts.get(host) ?? (folder === void 0 ? NONE4 : readDocuments(join2(directory, folder)));
    hosts.set(host, known2);
    return known2;
  };
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const name = /\/domain\/([^/]+)$/.exec(url.pathname)?.[1]?.toLowerCase();
    const document = (await documentsOf(sameHost(url.hostname))).get(name ?? "");
    if (document === void 0)
      throw connectionRefused(url.hostname, `no RDAP fixture about ${name ?? "a domain"}`);
    const status = "errorCode" in JSON.parse(document) ? 404 : 200;
    return new Response(document, { status, headers: { "Content-Type": "application/rdap+json" } });
  };
}
var NONE4 = Promise.resolve(/* @__PURE__ */ new Map());
async function readDocuments(folder) {
  const documents = /* @__PURE__ */ new Map();
  for (const file of await readdir2(folder)) {
    if (!file.endsWith(".rdap")) continue;
    const { domain } = await describe3(join2(folder, file.replace(/\.rdap$/, ".json")));
    documents.set(domain.toLowerCase(), await readFile2(join2(folder, file), "utf8"));
  }
  return documents;
}
async function describe3(file) {
  const { domain } = JSON.parse(await readFile2(file, "utf8"));
  if (typeof domain === "string") return { domain };
  throw new Error(`${file}: "domain" must be a string`);
}

// src/replay/recode.ts
var WRONG = ["iso-8859-1", "iso-8859-2", "koi8-r", "shift_jis", "euc-kr", "utf-8", "gb18030"];
async function recode(fixture, charset) {
  const { default: iconv } = await import("iconv-lite");
  const holds = (name, text2) => iconv.decode(iconv.encode(text2, name), name) === text2;
  const text = new TextDecoder(fixture.charset).decode(fixture.body);
  const other = charset ?? WRONG.find((name) => name !== fixture.charset.toLowerCase() && holds(name, text));
  return new Uint8Array(iconv.encode(text, other ?? "utf-16le"));
}

// src/replay/answer.ts
var NO_FIXTURE = "% port43 replay: no fixture answers this question.\r\n";
var THROTTLED2 = "Query quota exceeded\r\n";
async function answer(fixture, misbehavior, ofHost) {
  if (misbehavior?.mode === "throttle") {
    return ofHost.find(({ name }) => name.startsWith("throttled"))?.body ?? ascii(THROTTLED2);
  }
  if (fixture === null) return ascii(NO_FIXTURE);
  return misbehavior?.mode === "charset" ? recode(fixture, misbehavior.charset) : fixture.body;
}
var ascii = (text) => new TextEncoder().encode(text);

// src/replay/question.ts
import { domainToASCII as domainToASCII2 } from "url";
var MAX_QUESTION = 1024;
function namesAsked(question) {
  return question.split(/\s+/).map(undress).filter((name) => name !== "").reverse();
}
function normalizeName(name) {
  const lower = name.toLowerCase().replace(/\.$/, "");
  return domainToASCII2(lower) || lower;
}
var normalizeQuestion = (question) => question.trim().toLowerCase();
function undress(word) {
  return normalizeName(
    word.replace(/^[="']+/, "").replace(/["']+$/, "").replace(/\/[a-z]*$/i, "")
  );
}

// src/replay/choose-fixture.ts
function createChoose(fixtures, cases = /* @__PURE__ */ new Map()) {
  const rank = (fixture) => {
    if (cases.get(fixture.host) === fixture.name) return 0;
    return fixture.properties?.status === "unknown" ? 2 : 1;
  };
  const byQuestion = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  for (const fixture of [...fixtures].sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name))) {
    push(byQuestion, normalizeQuestion(fixture.query), fixture);
    push(byName, normalizeName(fixture.domain), fixture);
  }
  return (question, host) => {
    const ofHost = (found2 = []) => host === void 0 ? found2 : found2.filter((f) => f.host === host);
    const literal = ofHost(byQuestion.get(normalizeQuestion(question)));
    const named = namesAsked(question).flatMap((name) => ofHost(byName.get(name)));
    const found = [...literal, ...named].sort((a, b) => Math.min(rank(a), 1) - Math.min(rank(b), 1));
    return host === void 0 ? fromRegistry(found) : found[0] ?? null;
  };
}
function fromRegistry(found) {
  const [first] = found;
  if (first === void 0) return null;
  const route2 = findRoute(normalizeName(first.domain));
  const registry2 = route2.kind === "whois" ? route2.server.host : null;
  return found.find((fixture) => fixture.host === registry2) ?? first;
}
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function push(map2, key, fixture) {
  const list = map2.get(key);
  if (list === void 0) map2.set(key, [fixture]);
  else list.push(fixture);
}

// src/replay/listen.ts
import { once as once2 } from "events";
import { createServer } from "net";
var MAX_CONNECTIONS = 1024;
async function listen(onConnection, { port, address }) {
  const sockets = /* @__PURE__ */ new Set();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => void 0);
    onConnection(socket);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, address);
  await once2(server, "listening");
  return {
    port: server.address().port,
    address,
    async close() {
      const closed2 = once2(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed2;
    }
  };
}

// src/replay/read-question.ts
var LF = 10;
function readQuestion(socket, timeout) {
  return new Promise((resolve2) => {
    let received = Buffer.alloc(0);
    const finish = (bytes) => {
      clearTimeout(timer);
      socket.off("data", onData).off("end", onEnd).off("close", onClose);
      socket.resume();
      resolve2(bytes === null ? null : decode5(bytes));
    };
    const onData = (chunk) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf(LF);
      if (end > MAX_QUESTION || end === -1 && received.length > MAX_QUESTION) finish(null);
      else if (end !== -1) finish(received.subarray(0, end));
    };
    const onEnd = () => finish(received.length === 0 ? null : received);
    const onClose = () => finish(null);
    const timer = setTimeout(onClose, timeout);
    socket.on("data", onData).on("end", onEnd).on("close", onClose);
  });
}
function decode5(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trimEnd();
  } catch {
    return bytes.toString("latin1").trimEnd();
  }
}

// src/replay/replay-types.ts
var MAX_REMEMBERED5 = 1e4;

// src/replay/send.ts
import { once as once3 } from "events";
import { setTimeout as delay } from "timers/promises";
var DROP = 16;
var RESET_AFTER = 50;
async function send(socket, body, misbehavior) {
  const some = body.subarray(0, misbehavior?.after ?? Math.floor(body.length / 2));
  switch (misbehavior?.mode) {
    case "silent":
      return;
    case "empty":
      socket.end();
      return;
    case "refuse":
      socket.resetAndDestroy();
      return;
    case "hang":
      socket.write(body);
      return;
    case "cut":
      socket.end(some, () => socket.destroySoon());
      return;
    case "half-close":
      socket.end(some);
      return;
    case "reset":
      socket.write(some);
      await delay(RESET_AFTER);
      socket.resetAndDestroy();
      return;
    case "slow":
      await drip(socket, body, misbehavior.interval ?? MISBEHAVIORS.slow.fallback);
      return;
    case "endless":
      await repeat(socket, body);
      return;
    default:
      socket.end(body, () => socket.destroySoon());
  }
}
async function drip(socket, body, interval) {
  const gone = goneSignal(socket);
  for (let at2 = 0; at2 < body.length && !socket.destroyed; at2 += DROP) {
    socket.write(body.subarray(at2, at2 + DROP));
    await delay(interval, void 0, { signal: gone }).catch(() => void 0);
  }
  if (!socket.destroyed) socket.end(() => socket.destroySoon());
}
async function repeat(socket, body) {
  const gone = goneSignal(socket);
  const endless = body.length === 0 ? new Uint8Array([13, 10]) : body;
  while (!socket.destroyed) {
    const room = socket.write(endless);
    if (!room) await once3(socket, "drain", { signal: gone }).catch(() => void 0);
  }
}
function goneSignal(socket) {
  const controller = new AbortController();
  socket.once("close", () => controller.abort());
  return controller.signal;
}

// src/replay/troubles.ts
function createTroubles(misbehaviors) {
  const rows2 = misbehaviors.map((misbehavior) => ({
    misbehavior,
    left: misbehavior.times ?? Number.POSITIVE_INFINITY
  }));
  const find = (host) => rows2.find(
    ({ misbehavior, left }) => left > 0 && (misbehavior.host === void 0 || host !== null && sameHost(misbehavior.host) === host)
  );
  return {
    next(host) {
      const row = find(host);
      if (row === void 0) return null;
      row.left -= 1;
      return row.misbehavior;
    },
    refuses(host) {
      const row = find(host);
      if (row?.misbehavior.mode !== "refuse") return false;
      row.left -= 1;
      return true;
    }
  };
}

// src/replay/replay-server.ts
var LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;
async function createReplayServer(options) {
  const { address = "127.0.0.1", questionTimeout = 1e4, onQuestion } = options;
  if (!LOOPBACK.test(address)) throw new TypeError(`address: expected a loopback address, got "${address}"`);
  let troubles = createTroubles(readAll(options.misbehave));
  const shelf = await Shelf.open(options);
  const cases = new Map(Object.entries(options.cases ?? {}).map(([host, name]) => [sameHost(host), name]));
  const questions = [];
  const listeners = /* @__PURE__ */ new Map();
  let closed2 = false;
  const serve = async (socket, own2) => {
    const question = await readQuestion(socket, questionTimeout);
    if (question === null) {
      socket.destroy();
      return;
    }
    const choose = createChoose(await (own2 === null ? shelf.all() : shelf.of(own2)), cases);
    const fixture = choose(question, own2 ?? void 0);
    const host = own2 ?? fixture?.host ?? null;
    const misbehavior = troubles.next(host);
    const asked = { host, question, case: fixture?.name ?? null, misbehavior: misbehavior?.mode ?? null };
    if (questions.length === MAX_REMEMBERED5) questions.shift();
    questions.push(asked);
    onQuestion?.(asked);
    await send(
      socket,
      await answer(fixture, misbehavior, host === null ? [] : await shelf.of(host)),
      misbehavior
    );
  };
  const open2 = (host, port) => listen(
    (socket) => {
      serve(socket, host).catch((error2) => {
        socket.destroy();
        process.emitWarning(error2 instanceof Error ? error2 : String(error2));
      });
    },
    { port, address }
  );
  const listenerOf = (host) => {
    if (closed2) return Promise.reject(connectionRefused(host, "the replay server is closed"));
    if (!shelf.hosts.has(host))
      return Promise.reject(connectionRefused(host, "the replay server has no fixture of it"));
    const listener = listeners.get(host) ?? open2(host, 0);
    listeners.set(host, listener);
    return listener;
  };
  const main = await open2(null, options.port ?? 0);
  const close = async () => {
    closed2 = true;
    const open3 = [Promise.resolve(main), ...listeners.values()];
    listeners.clear();
    await Promise.all(open3.map(async (listener) => (await listener).close()));
  };
  let closing;
  const closeOnce = () => closing ??= close();
  return {
    port: main.port,
    address,
    hosts: [...shelf.hosts.keys()],
    get fixtures() {
      return shelf.read();
    },
    questions,
    async connect({ host, signal }) {
      const name = sameHost(host);
      const { port } = await listenerOf(name);
      if (troubles.refuses(name)) throw connectionRefused(host, "it misbehaves");
      return dial2(port, address, signal);
    },
    portOf: async (host) => (await listenerOf(sameHost(host))).port,
    misbehave(misbehaviors) {
      troubles = createTroubles(readAll(misbehaviors));
    },
    close: closeOnce,
    [Symbol.asyncDispose]: closeOnce
  };
}
var readAll = (misbehaviors = []) => misbehaviors.map((each) => typeof each === "string" ? parseMisbehavior(each) : each);
var Shelf = class _Shelf {
  /** What each host has; null where it was not read yet. */
  hosts;
  #read;
  #load;
  constructor(hosts, read3, load2) {
    this.hosts = hosts;
    this.#read = read3;
    this.#load = load2;
  }
  static async open({ fixtures, lazy = false }) {
    if (typeof fixtures === "string" && lazy) {
      const folders = new Map((await fixtureHosts(fixtures)).map((folder) => [sameHost(folder), folder]));
      if (folders.size === 0) throw new Error(`${fixtures} has no fixture: expected <host>/<case>.txt`);
      const hosts2 = new Map([...folders.keys()].map((host) => [host, null]));
      return new _Shelf(hosts2, [], (host) => loadHost(fixtures, folders.get(host) ?? host));
    }
    const all = typeof fixtures === "string" ? await loadFixtures(fixtures) : [...fixtures];
    const groups = /* @__PURE__ */ new Map();
    for (const fixture of all) groups.set(fixture.host, [...groups.get(fixture.host) ?? [], fixture]);
    const hosts = new Map([...groups].map(([host, own2]) => [host, Promise.resolve(own2)]));
    return new _Shelf(hosts, all, () => Promise.resolve([]));
  }
  read() {
    return this.#read;
  }
  of(host) {
    const known2 = this.hosts.get(host);
    if (known2 === void 0) return Promise.resolve([]);
    if (known2 !== null) return known2;
    const loading2 = this.#load(host).then((own2) => {
      this.#read.push(...own2);
      return own2;
    });
    this.hosts.set(host, loading2);
    return loading2;
  }
  async all() {
    return (await Promise.all([...this.hosts.keys()].map((host) => this.of(host)))).flat();
  }
};
export {
  ERRORS,
  MISBEHAVIORS,
  STATUSES2 as STATUSES,
  WhoisError,
  answerKind,
  availability,
  availabilityOf,
  bind,
  createClient,
  createReplayFetch,
  createReplayServer,
  decode4 as decode,
  domainFrom,
  explain,
  findRoute,
  loadFixtures,
  lookup,
  merge,
  parse,
  parseDomain,
  parseMisbehavior,
  socks
};
