/** The only two platform names core may use: both are pure, and nobody should parse addresses by hand. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  href: string;
  readonly origin: string;
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  username: string;
  password: string;
}
declare class TextEncoder {
  encode(text?: string): Uint8Array;
}
