import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/* The list is wider than a menu: it holds names of stories. */
export const Frame = styled.div`
  --mj-app-shell-side-width: calc(${tokens.width.xs} + ${tokens.space.sm});

  @media (width < 1280px) {
    --mj-app-shell-side-width: calc(1.5 * ${tokens.width.xxs});
  }
`;
