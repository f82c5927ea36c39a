import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.lg};
  align-items: start;

  [data-wide] {
    grid-column: 1 / -1;
  }

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Section = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  & + & {
    padding-block-start: ${tokens.space.lg};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  h3 {
    margin: 0;
    color: ${tokens.color.text};
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }
`;

export const Conflicts = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  margin-block-start: ${tokens.space.md};
`;

/** Links to what uses a row, beside the reason why it was not deleted. */
export const UseLinks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.md};
`;
