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

/** The screen of a phone, which has the size of its style. */
export const Phone = styled.div`
  box-sizing: border-box;
  max-width: 100%;
  margin-inline: auto;
  overflow: auto;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;
