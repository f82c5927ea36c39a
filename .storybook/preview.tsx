import '@fontsource-variable/noto-sans-sc';
import type { CSSProperties } from 'react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ACCENT_PRESETS } from '../packages/ui/src/tokens/accents';
import { chromaticModes } from '../tools/visual/cells';
import { ClosableStory, isClosable } from './blocks/ClosableStory';
import { ComponentPage } from './blocks/ComponentPage';
import { DocsPage } from './blocks/DocsPage';
import { SteadyDocsRenderer } from './blocks/steadyRenderer';
import { Cell, CellInDocs } from './Cell';

// A play function needs more time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// A window on a docs page (`StoryWindow`).
const isInWindow = new URLSearchParams(location.search).get('embed') === 'true';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    layout: 'padded',
    docs: {
      page: ComponentPage,
      container: DocsPage,
      renderer: () => Promise.resolve(new SteadyDocsRenderer()),
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Getting started',
            'Tutorial',
            'Choosing a component',
            'Theming',
            'Languages',
            'Next.js and server rendering',
            'Forms',
            'Moving from Ant Design',
            'Accessibility',
            'Focus and layers',
            'All tokens',
            'What changed',
            'Contributing',
            'Visual review',
          ],
          'Examples',
          'Parts',
          [
            'Actions',
            'Inputs',
            'Choices',
            'Dates',
            'Navigation',
            'Overlays',
            'Feedback',
            'Data display',
            'Layout',
            'Utilities',
          ],
          'Widgets',
        ],
      },
    },
  },
  globalTypes: {
    mode: {
      toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    accent: {
      toolbar: {
        title: 'Theme colour',
        icon: 'paintbrush',
        items: [...ACCENT_PRESETS],
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: ['compact', 'standard', 'roomy'],
        dynamicTitle: true,
      },
    },
    contrast: {
      toolbar: { title: 'Contrast', icon: 'eye', items: ['normal', 'more'], dynamicTitle: true },
    },
    language: {
      toolbar: { title: 'Language', icon: 'globe', items: ['zh', 'en'], dynamicTitle: true },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    mode: 'light',
    language: 'zh',
    density: 'standard',
    contrast: 'normal',
    direction: 'ltr',
  },
  decorators: [
    (Story, { args }) =>
      isInWindow && isClosable(args) ? <ClosableStory args={args} story={Story} /> : <Story />,
    (Story, { parameters }) => {
      const frame = parameters['frame'] as CSSProperties | undefined;
      return frame ? (
        <div style={frame}>
          <Story />
        </div>
      ) : (
        <Story />
      );
    },
    (Story, { id, globals, storyGlobals, viewMode, playFunction }) =>
      viewMode === 'docs' ? (
        <CellInDocs globals={globals} fixed={storyGlobals}>
          <Story />
        </CellInDocs>
      ) : (
        <Cell
          globals={globals}
          fixed={storyGlobals}
          plays={playFunction && !isInWindow ? id : undefined}
        >
          <Story />
        </Cell>
      ),
  ],
};

export default preview;
