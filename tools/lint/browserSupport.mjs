import { readFileSync } from 'node:fs';
import data from '@mdn/browser-compat-data' with { type: 'json' };

const { api, css, javascript } = data;
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The oldest supported versions, by the names of browsers in MDN's data. */
const oldestVersions = browserslist.map((entry) => {
  const [name, version] = entry.replace('ios_saf', 'safari_ios').split(' ');
  return { name, version: Number(version) };
});

const isIn = (version, { version_added: added, version_removed: removed, flags, prefix }) =>
  typeof added === 'string' &&
  Number.parseFloat(added.replace('≤', '')) <= version &&
  [removed, flags, prefix].every((limit) => limit === undefined);

/** The supported browsers that lack a feature of MDN's data, such as `firefox 125`. Unknown features count as supported. */
export const browsersWithout = (feature) =>
  oldestVersions
    .filter(({ name, version }) => {
      const support = feature?.__compat?.support[name];
      return support !== undefined && ![support].flat().some((statement) => isIn(version, statement));
    })
    .map(({ name, version }) => `${name} ${version}`);

const instances = { navigator: api.Navigator, document: api.Document };
const ownProperty = (features, name) =>
  features && Object.hasOwn(features, name) ? features[name] : undefined;

/** Whether the name refers to the global object. */
export const isWindow = (name) => ['window', 'self', 'globalThis'].includes(name);

/** MDN's data on a global. */
export const globalFeature = (name) =>
  ownProperty(api, name) ?? ownProperty(javascript.builtins, name) ?? ownProperty(api.Window, name);

/** MDN's data on a member of a global, such as `URL.parse`. */
export function memberFeature(object, member) {
  if (isWindow(object)) return globalFeature(member);
  const owner = instances[object] ?? globalFeature(object);
  return ownProperty(owner, `${member}_static`) ?? ownProperty(owner, member);
}

/** MDN's data on a declaration: its property, and the keywords and functions in its value, by their names. */
export function declarationFeatures({ property, value }) {
  const feature = ownProperty(css.properties, property);
  const words = value.match(/(?<![\w§-])[a-z][\w-]*/g) ?? [];
  const functions = value.match(/[a-z][\w-]*(?=\()/g) ?? [];
  return [
    [property, feature],
    ...words.map((word) => [`${property}: ${word}`, ownProperty(feature, word)]),
    ...functions.map((name) => [
      `${name}()`,
      ownProperty(css.types, name) ?? ownProperty(css.types.color, name),
    ]),
  ];
}

/** MDN's data on the at-rules and pseudo-classes in CSS, by their names. */
export const ruleFeatures = (style) => [
  ...[...style.matchAll(/@([\w-]+)/g)].map(([name, rule]) => [name, ownProperty(css['at-rules'], rule)]),
  ...[...style.matchAll(/(?<=[&\s,>+~\w\])]):{1,2}([a-z-]+)(?=[\s,{(:>+~.)])/g)].map(([name, selector]) => [
    name,
    ownProperty(css.selectors, selector),
  ]),
];
