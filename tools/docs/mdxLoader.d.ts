/** The loader of MDX in Storybook's docs, which has no types of its own. */
declare module '@storybook/addon-docs/mdx-loader' {
  interface LoaderContext {
    async: () => (error: Error | null, result: string) => void;
    getOptions: () => object;
    resourcePath: string;
  }
  export default function load(this: LoaderContext, content: string): Promise<void>;
}
