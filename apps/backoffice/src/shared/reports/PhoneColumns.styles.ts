import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** An editor, and the phone beside it; below 1200 px one below the other. */
export const PhoneColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space.lg};

  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
