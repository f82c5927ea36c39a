import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  flex: 1 0 auto;
  gap: ${tokens.space.sm} ${tokens.space.md};
  max-width: 100%;
  min-height: ${tokens.size.control};

  h1 {
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  @media print {
    display: none;
  }

  display: flex;
  gap: ${tokens.space.sm};
  margin-inline-start: auto;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(${tokens.width.xs}, 1fr);
  gap: ${tokens.space.md};
  align-items: start;

  @media (width < 992px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Papers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.xs}), 1fr));
  gap: ${tokens.space.lg};
  align-items: start;
`;

export const TopTitle = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};

  @media print {
    button {
      display: none;
    }
  }
`;

export const Copyable = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs};

  button {
    margin-block: calc((1lh - ${tokens.size.controlSmall}) / 2);
  }
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${tokens.space.sm};
  width: ${tokens.width.sm};
  max-width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

export const Letter = styled.p`
  margin: 0;
  white-space: pre-wrap;
`;

/** A fact with a button that takes no height of its own. */
export const FactWithButton = styled.span`
  display: inline-flex;
  gap: ${tokens.space.xs};
  align-items: center;

  & > button {
    margin-block: calc(-1 * ${tokens.space.xs});
  }

  @media print {
    & > button {
      display: none;
    }
  }
`;
