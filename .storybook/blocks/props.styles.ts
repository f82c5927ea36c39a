import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src';

export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  table-layout: fixed;
  font: ${tokens.font.table};

  th,
  td {
    padding: ${tokens.space.sm};
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
    font-weight: normal;
  }

  thead th,
  tbody[data-native] > tr:first-child > th {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.strong};
  }

  tbody th > code {
    font-weight: ${tokens.font.strong};
  }

  thead th:nth-child(1) {
    width: 20%;
  }

  thead th:nth-child(3) {
    width: 16%;
  }

  thead th:nth-child(4) {
    width: 22%;
  }
`;

export const Required = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const About = styled.div`
  margin-block-end: ${tokens.space.xs};
`;

export const Type = styled.code`
  color: ${tokens.color.textMuted};
`;

export const Types = styled.details`
  margin-block-start: ${tokens.space.md};

  > summary {
    color: ${tokens.color.accentText};
    cursor: pointer;
  }
`;

/** The declaration of a type, which a link to it focuses. */
export const OneType = styled.div`
  margin-block-start: ${tokens.space.sm};
  scroll-margin-block: ${tokens.space.lg};
`;
