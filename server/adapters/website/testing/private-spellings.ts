/** Non-public addresses, by kind. */
export const PRIVATE_IPV4 = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
];

export const PRIVATE_IPV6 = [
  '::',
  '::1',
  '::2',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002::1',
  '2002:c0a8:1::1',
  '3fff::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '4000::1',
  '5f00::1',
  '::ffff:0:127.0.0.1',
  '2620:4f:8000::1',
];

const PRIVATE_NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'a.b.localhost.',
  'printer.local',
  'nas.lan',
  'metadata.google.internal',
  'wiki.intranet',
  'router.home',
  'x.home.arpa',
  'mail.corp',
  'db.private',
  'intranet',
  'router',
  'metadata',
  'x.onion',
  '1.0.0.127.in-addr.arpa',
  'localhost.localdomain',
];

const hex = (byte: number, width = 2) => byte.toString(16).padStart(width, '0');

/** Writes one IPv4 address in every way that a URL allows. */
function spellingsOf(address: string): string[] {
  const bytes = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const [high, low] = [hex(a * 256 + b, 4), hex(c * 256 + d, 4)];
  return [
    address,
    `${address}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8).padStart(3, '0')}`).join('.'),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replaceAll('.', '。'),
    address.replace(/\d/g, (digit) => `%3${digit}`),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
  ];
}

/** Several hundred URLs that must not be fetched. */
export const PRIVATE_URLS = [
  ...PRIVATE_IPV4.flatMap(spellingsOf),
  ...PRIVATE_IPV6.map((address) => `[${address}]`),
  ...PRIVATE_NAMES,
].flatMap((host) => [`http://${host}/`, `https://${host}/`]);
