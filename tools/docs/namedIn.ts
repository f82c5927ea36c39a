/** Returns the component that inline code names: `Select`, `Select size`, a subpath. */
export const namedIn = (code: string): string | undefined =>
  /^(?:@mingjian\/widgets\/)?([A-Z]\w+)(?: [a-z].*)?$/.exec(code)?.[1];
