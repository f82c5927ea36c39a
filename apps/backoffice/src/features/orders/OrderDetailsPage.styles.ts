import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Subject of the order: the person, and beside the name the product. */
export const Face = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.md};
  font: ${tokens.font.display};

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.title};
    font-weight: 400;
  }
`;

/** The line below the name, no higher than its text. */
export const Number = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs};
  font: ${tokens.font.small};

  button {
    margin-block: calc((1lh - ${tokens.size.controlSmall}) / 2);
  }
`;

export const Papers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.xs}), 1fr));
  gap: ${tokens.space.lg};
  align-items: start;

  > div {
    display: grid;
    gap: ${tokens.space.lg};
  }
`;

/** The bar is as high without dates: none of them moves the page as it is loaded. */
export const StepBar = styled.div`
  min-height: ${tokens.size.bar};
`;

/** A fact with buttons that take no height of their own. */
export const FactWithButton = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.xs};
  max-width: 100%;

  button {
    margin-block: calc((1lh - ${tokens.size.controlSmall}) / 2);
  }

  @media print {
    button {
      display: none;
    }
  }
`;

/** Sentences about the state of the order, the first one of them the main one. */
export const Notes = styled.div`
  display: grid;
  gap: ${tokens.space.xs};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  p + p {
    color: ${tokens.color.textMuted};
  }
`;

/** The report's place: a picture of its state beside what is known of it. */
export const Report = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.lg};
  align-items: start;

  > span {
    display: grid;
    place-items: center;
    width: ${tokens.size.bar};
    height: ${tokens.size.bar};
    border-radius: ${tokens.radius.lg};
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  > div {
    display: grid;
    gap: ${tokens.space.lg};
  }

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Lead = styled.div`
  font: ${tokens.font.title};
  overflow-wrap: anywhere;
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

/** Buttons below sentences. */
export const Buttons = styled.div`
  display: flex;
  flex-direction: row-reverse;
  justify-content: flex-end;
  gap: ${tokens.space.sm};
`;

export const History = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  justify-items: start;

  > * {
    max-width: 100%;
  }
`;

export const NoteForm = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  justify-self: stretch;
`;

export const NoteActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.md};
`;

/** Somebody who works on the order, with the part. */
export const TeamMember = styled.span`
  display: block;

  > small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;
