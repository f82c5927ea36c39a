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
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  height: 100%;
  padding: ${tokens.space.lg};

  @media (width < 600px) {
    height: auto;
    padding: ${tokens.space.md};
  }
`;

/** The part of a list's page that its notices leave to the list. */
export const ListRoom = styled.div`
  flex: 1;
  min-height: 0;
`;

/** The page of a record: the work, and a rail with what belongs to it. Below 1200 px one column. */
export const RecordColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${tokens.width.sm};
  align-items: start;
  gap: ${tokens.space.lg};

  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * The same with sections that load: shown at once when each of them is there, so that none moves
 * another. Its `data-waiting` stands in their place until then.
 */
export const Together = styled(RecordColumns)`
  position: relative;

  > [data-waiting] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    visibility: hidden;
  }

  &:has([aria-busy='true']) > :not([data-waiting]) {
    visibility: hidden;
  }

  &:has([aria-busy='true']) > [data-waiting] {
    visibility: visible;
  }
`;

/** A form in a column of reading width, and a summary beside it. Below 1200 px one column. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, calc(2 * ${tokens.width.md})) minmax(0, ${tokens.width.sm});
  align-items: start;
  gap: ${tokens.space.lg};

  @media (width < 1200px) {
    grid-template-columns: minmax(0, calc(2 * ${tokens.width.md}));
  }
`;

/** The column beside the work: cards one below the other. */
export const Rail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  min-width: 0;
`;
