import { DocsRenderer } from '@storybook/addon-docs';

/**
 * Renders a docs page once. Storybook mounts the whole page anew with every change of the toolbar;
 * here frame and stories follow the toolbar by themselves, and keep their state and their place.
 */
export class SteadyDocsRenderer extends DocsRenderer {
  constructor() {
    super();
    const { render } = this;
    let rendered: unknown;
    this.render = async (context, parameters, element) => {
      if (context === rendered) return;
      rendered = context;
      await render(context, parameters, element);
    };
  }
}
