const styleTags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** The identifier at the start of a tag such as `styled(Card).attrs({})` or `styled.p`. */
const findRoot = (tag) => {
  const inner = tag.callee ?? tag.object;
  return inner === undefined ? tag.name : findRoot(inner);
};

/** The CSS of a styled component's template without comments, with § for each expression; `undefined` for other templates. */
export const joinStyle = ({ tag, quasi }) =>
  styleTags.has(findRoot(tag))
    ? quasi.quasis
        .map(({ value }) => value.raw)
        .join('§')
        .replace(/\/\*.*?\*\//gs, '')
    : undefined;

/** The declarations in CSS: property and value. */
export const declarationsIn = (css) =>
  [...css.matchAll(/([\w-]+):([^;{}]+)(?=[;}]|$)/g)].map(([, property, value]) => ({ property, value }));
