import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The cards of the form, one below the other. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** The publication stays in view beside a long form. */
export const Publication = styled.div`
  position: sticky;
  inset-block-start: ${tokens.space.lg};

  @media (width < 1200px) {
    position: static;
  }
`;

export const PublicationBody = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  > p {
    margin: 0;
  }
`;

/** Differences, or orders by version. */
export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
