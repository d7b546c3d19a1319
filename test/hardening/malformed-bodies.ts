const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const WRONG_VALUES = [null, true, 0, -1, 1e300, 'text', [], {}, [[]], [null], { a: 1 }, ['a', 1]];

/** Malformed bodies, one per line. */
const BROKEN = String.raw`null
undefined
NaN
Infinity
{'a':1}
{a:1}
{"a":01}
{"a":.5}
{"a":1,}
[1,]
{"a":"\x"}
{"a":"\ud800"}
{}{}
{}x
<a/>
a=1&b=2
"
{
}
]
:
,
\
{"
{"a
{"a"
{"a":
{"a":"
{"a":t
{"a":-
-`.split('\n');

/** Bodies that are invalid variants of a valid one. */
export function malformedBodies(sample: object): string[] {
  const whole = JSON.stringify(sample);
  const keys = Object.keys(sample);
  const wrongTypes = (keys.length > 0 ? keys : ['a']).flatMap((key) =>
    WRONG_VALUES.map((value) => JSON.stringify({ ...sample, [key]: value })),
  );
  const cutOff = Array.from({ length: 24 }, (_, part) =>
    whole.slice(0, Math.floor((whole.length * part) / 24)),
  );
  return [
    ...cutOff,
    ...wrongTypes,
    ...WRONG_VALUES.map((value) => JSON.stringify(value)),
    ...[2, 63, 64, 65, 500, 10_000].flatMap((depth) => [
      nested(depth, '[', ']'),
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      '['.repeat(depth),
    ]),
    ...[1_000, 100_000, 2_000_000].map((length) => JSON.stringify({ ...sample, more: 'a'.repeat(length) })),
    `{${Array.from({ length: 20_000 }, (_, no) => `"k${no}":1`).join(',')}}`,
    `[${'0,'.repeat(100_000)}0]`,
    ...keys.map((key) => `{"${key}":1,${whole.slice(1)}`),
    ...keys.map((key) => `${whole.slice(0, -1)},"${key}":{}}`),
    ...['__proto__', 'constructor', 'prototype', 'toString', '', 'a\\u0000'].map(
      (key) => `{"${key}":{"isAdmin":true}}`,
    ),
    ...BROKEN,
    '\0',
    '\ufeff{}',
    '//\n{}',
  ];
}
