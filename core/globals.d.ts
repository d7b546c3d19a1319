/** The only platform classes core may use: both are pure, and addresses should never be parsed by hand. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  static parse(url: string, base?: string): URL | null;
  href: string;
  readonly origin: string;
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  readonly searchParams: { get(name: string): string | null };
  hash: string;
  username: string;
  password: string;
}
declare class TextEncoder {
  encode(text?: string): Uint8Array;
}
