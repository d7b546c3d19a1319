import { sample } from '../sample.ts';
import { type DescribedRoute, routeName } from './described-routes.ts';
import { HOSTILE_TEXTS, ODD_SIGNS } from './hostile-texts.ts';
import { malformedBodies } from './malformed-bodies.ts';
import { sampleValue, textFields } from './sample-input.ts';
import { shareTexts } from './share-texts.ts';

/** How much to send per database. The engines differ only in the characters that they store. */
const AMOUNTS = {
  sqlite: { texts: HOSTILE_TEXTS, more: 10, bodies: 12, bodyRoutes: Infinity },
  postgres: { texts: ODD_SIGNS, more: 1, bodies: 4, bodyRoutes: 16 },
};
export type TestedEngine = keyof typeof AMOUNTS;

export const isJson = ({ bodyType }: DescribedRoute): boolean => bodyType === 'application/json';

export const listFields = (route: DescribedRoute) =>
  textFields(route.body ?? {}).map(({ path, schema }) => ({
    path,
    schema,
    name: `${routeName(route)} ${path.join('.')}`,
  }));

export const listParameters = (route: DescribedRoute) =>
  route.parameters.map(({ name, schema }) => ({
    parameter: name,
    schema,
    name: `${routeName(route)} ?${name}`,
  }));

/** The hardening suite's requests: texts for each field and parameter, malformed bodies for each route. */
export function planRequests(routes: readonly DescribedRoute[], engine: TestedEngine) {
  const { texts, more, bodies, bodyRoutes } = AMOUNTS[engine];
  // A URL cannot contain lone surrogates.
  const inAddresses = texts.map((text) => text.toWellFormed());
  return {
    textsOfField: shareTexts(routes.filter(isJson).flatMap(listFields), texts, more),
    textsOfParameter: shareTexts(routes.flatMap(listParameters), inAddresses, more),
    textsOfForm: (name: string) => sample(inAddresses, 2 * more, name),
    routesOfBodies: sample(routes.filter(isJson), bodyRoutes, 'bodies'),
    bodiesOf: (route: DescribedRoute) =>
      sample(malformedBodies(sampleValue(route.body ?? {}, '', true) as object), bodies, routeName(route)),
  };
}

export function countRequests(routes: readonly DescribedRoute[], engine: TestedEngine): number {
  const plan = planRequests(routes, engine);
  const json = routes.filter(isJson);
  const sizes = [
    ...json.flatMap(listFields).map(({ name }) => plan.textsOfField(name).length),
    ...routes.flatMap(listParameters).map(({ name }) => plan.textsOfParameter(name).length),
    ...plan.routesOfBodies.map((route) => plan.bodiesOf(route).length),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}
