import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** The distance between children, a name of `tokens.space` in `data-gap`. */
export const namedGap = css`
  &[data-gap='xxs'] {
    gap: ${tokens.space.xxs};
  }

  &[data-gap='xs'] {
    gap: ${tokens.space.xs};
  }

  &[data-gap='sm'] {
    gap: ${tokens.space.sm};
  }

  &[data-gap='md'] {
    gap: ${tokens.space.md};
  }

  &[data-gap='lg'] {
    gap: ${tokens.space.lg};
  }

  &[data-gap='xl'] {
    gap: ${tokens.space.xl};
  }

  &[data-gap='xxl'] {
    gap: ${tokens.space.xxl};
  }
`;
