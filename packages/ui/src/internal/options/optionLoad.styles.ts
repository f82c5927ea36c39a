import { css, styled } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { floatingRow } from '../styles/floatingPanel';

/** A row that only informs: options are loading, or there are none. */
export const infoRow = css`
  justify-content: center;
  overflow-wrap: anywhere;

  &[aria-disabled='true'] {
    color: ${tokens.color.textMuted};
    cursor: default;
  }
`;

/** A row that informs of a failure. */
export const failedRow = css`
  color: ${tokens.color.dangerText};
`;

export const Loading = styled.div`
  ${floatingRow}
  ${infoRow}
`;

export const Failed = styled.div`
  ${floatingRow}
  ${failedRow}
`;

export const FailedText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Retry = styled.span`
  flex: none;
  color: ${tokens.color.accentText};
`;
