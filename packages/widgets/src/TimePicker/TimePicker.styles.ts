import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { Panel as Column } from '../internal/calendar/panel.styles';

/** Column of times, hint and footer, as narrow as its content. */
export const Panel = styled(Column)`
  width: ${tokens.width.xxs};
  justify-items: stretch;

  & > [role='listbox'] {
    width: 100%;
    max-height: ${tokens.width.xs};
  }
`;
