/** Arguments of the run. */
export interface Options {
  /** Whether every story is shown, not a sample. */
  all: boolean;
  /** Whether `storybook-static` is built already. */
  built: boolean;
  /** Stories whose id matches. */
  only: RegExp | null;
  /** Engines by name, in lower case; all when empty. */
  engines: readonly string[];
}

/** Reads the arguments. Throws on one that it does not know. */
export function readOptions(args: readonly string[]): Options {
  const options = {
    all: false,
    built: false,
    only: null as RegExp | null,
    engines: [] as string[],
  };
  for (const [name, value] of pairs(args)) {
    if (name === '--all') options.all = true;
    else if (name === '--built') options.built = true;
    else if (name === '--only' && value !== undefined) options.only = new RegExp(value);
    else if (name === '--engine' && value !== undefined) options.engines.push(value.toLowerCase());
    else
      throw new Error(
        `Unknown: ${name}. Use --all, --built, --only <pattern>, --engine firefox|webkit.`,
      );
  }
  return options;
}

/** Returns each option with the value that follows it. */
function pairs(args: readonly string[]): [string, string | undefined][] {
  return args.flatMap((arg, index): [string, string | undefined][] => {
    const [name = '', inline] = arg.split('=', 2);
    if (!name.startsWith('--')) return args[index - 1]?.startsWith('--') ? [] : [[name, undefined]];
    const next = args[index + 1];
    return [[name, inline ?? (next?.startsWith('--') ? undefined : next)]];
  });
}
