import type { Weights } from '../../reading/linear/weights.ts';

export function formatWeights({ features, ...rest }: Weights): string {
  const lines = Object.entries(features).map(([name, digits]) => `${JSON.stringify(name)}:"${digits}"`);
  return `${JSON.stringify(rest).slice(0, -1)},"features":{\n${lines.join(',\n')}\n}}\n`;
}
