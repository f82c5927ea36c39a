import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** A scrolling page with its parts one below the other. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  max-width: ${tokens.width.xxxxl};
  padding: ${tokens.space.lg};

  @media (width < 600px) {
    padding: ${tokens.space.md};
  }
`;

/** A page with one list, as high as the window. */
export const ListPage = styled.div`
  height: 100%;
  padding: ${tokens.space.lg};

  @media (width < 600px) {
    height: auto;
    padding: ${tokens.space.md};
  }
`;
