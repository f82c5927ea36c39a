import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { RecordColumns } from '../../shared/Page.styles';

/** Figures side by side, as many as fit. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxs}, 1fr));
  gap: ${tokens.space.md};
`;

/** Sections of a record, shown at once when each of them is there: none moves another. */
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
