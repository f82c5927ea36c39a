import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/**
 * The colours of a coloured menu under the names of the page's, for the parts inside it: buttons,
 * links, a breadcrumb. The light colouring needs none.
 */
export const coloredNav = css`
  ${tokens.vars.color.text}: ${tokens.nav.text};
  ${tokens.vars.color.textMuted}: ${tokens.nav.text};
  ${tokens.vars.color.textFaint}: ${tokens.nav.text};
  ${tokens.vars.color.surface}: ${tokens.nav.surface};
  ${tokens.vars.color.surfaceSunken}: ${tokens.nav.surfaceHover};
  ${tokens.vars.color.surfacePressed}: ${tokens.nav.surfaceHover};
  ${tokens.vars.color.border}: ${tokens.nav.border};
  ${tokens.vars.color.borderFaint}: ${tokens.nav.border};
  ${tokens.vars.color.borderButton}: ${tokens.nav.text};
  ${tokens.vars.color.borderStrong}: ${tokens.nav.text};
  ${tokens.vars.color.focus}: ${tokens.nav.textActive};
`;
