import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-container-padding, around the content.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  box-sizing: border-box;
  width: 100%;
  max-width: ${tokens.width.xxxxl};
  margin-inline: auto;
  padding: var(--mj-container-padding, ${tokens.space.lg});
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  &[data-size='small'] {
    max-width: ${tokens.width.xxl};
  }

  &[data-size='medium'] {
    max-width: ${tokens.width.xxxl};
  }

  &[data-size='full'] {
    max-width: none;
  }

  @media (width < 600px) {
    padding: var(--mj-container-padding, ${tokens.space.md});
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;
