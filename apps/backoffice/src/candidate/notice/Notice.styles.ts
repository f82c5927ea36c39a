import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** A surveyed item with its purpose. */
export const Item = styled.li`
  display: grid;
  gap: ${tokens.space.xxs};

  & > strong {
    font-weight: ${tokens.font.strong};
  }

  & > span {
    color: ${tokens.color.textMuted};
  }
`;

/** A consent: its box, its mark and its text. */
export const Consent = styled.li`
  display: grid;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};

  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  & > p {
    display: grid;
    gap: ${tokens.space.xs};
    margin: 0;
    padding-inline-start: ${tokens.space.xl};
    color: ${tokens.color.textMuted};
  }
`;

/** The box of a consent, with a touch target around it. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.touch};

  & > :first-child {
    flex: 1 1 ${tokens.width.xxs};
    min-width: 0;
  }
`;
