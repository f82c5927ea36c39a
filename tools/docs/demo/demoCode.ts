/** Returns a text as JSX renders it: without surrounding space, its lines joined by a space. */
export const jsxTextOf = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** Returns code with each Chinese text in its strings and JSX translated. */
export function demoCode(code: string, translate: (text: string) => string): string {
  return code.replaceAll(
    /(['"`>}])(\s*)([^'"`<>{}]*\p{Script=Han}[^'"`<>{}]*?)(?=\s*['"`<{]|\s*\$\{)/gu,
    (_, opening: string, space: string, text: string) => {
      const isJsx = opening === '>' || opening === '}';
      const translated = isJsx
        ? translate(jsxTextOf(text))
        : translate(text.replaceAll(String.raw`\n`, '\n')).replaceAll('\n', String.raw`\n`);
      return (
        opening +
        space +
        (opening === "'" ? translated.replaceAll("'", String.raw`\'`) : translated)
      );
    },
  );
}
