const isType = ({ type, node, parent }) =>
  type === 'Type' || node.importKind === 'type' || parent?.importKind === 'type';

/** Reports top-level bindings such as `Text`, `Number` or `Map`, which shadow a global class in the rest of the file. */
export const noShadowedGlobals = {
  create: (context) => ({
    Program: (program) => {
      const scope = context.sourceCode.getScope(program);
      const isGlobal = (name) => /^[A-Z]/.test(name) && (scope.set.has(name) || name in globalThis);
      for (const { name, defs, identifiers } of scope.childScopes.flatMap(({ variables }) => variables)) {
        if (!isGlobal(name) || defs.every(isType)) continue;
        context.report({ node: identifiers[0], message: `'${name}' shadows a global.` });
      }
    },
  }),
};
