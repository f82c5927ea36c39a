import { Fragment } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { lightTheme } from '../../packages/ui/src/tokens/tokens';
import { TokenRows } from './TokenTable';

const about: Record<keyof typeof lightTheme, string> = {
  color:
    'Named for their use, never for their appearance. Dark mode and increased contrast change the values of the same names.',
  nav: 'Colours of menus, which can be light, dark or of the theme colour whatever the mode.',
  space: 'Distances, on a grid of 4.',
  line: 'Widths of borders and rings.',
  size: 'Heights and widths of controls, icons and marks. Those of controls and rows follow the density.',
  width: 'Widths of boxes that hold text: columns, panels, dialogs, pages.',
  radius: 'Corners.',
  font: 'Size, line height and family at once, and the one strong weight.',
  motion: 'Durations with their easing.',
  shadow: 'For floating elements; everything else has a border.',
  layer: 'Stacking order, from the header of a table to messages.',
};

/**
 * Every token of the theme by group, with its variable and its value in light mode and standard
 * density.
 */
export function AllTokens() {
  return (Object.keys(lightTheme) as (keyof typeof lightTheme)[]).map((group) => (
    <Fragment key={group}>
      <h2>{group}</h2>
      <p>{about[group]}</p>
      <Unstyled>
        <TokenRows names={Object.keys(lightTheme[group]).map((name) => `${group}.${name}`)} />
      </Unstyled>
    </Fragment>
  ));
}
