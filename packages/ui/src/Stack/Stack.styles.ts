import { css, styled } from 'styled-components';
import { namedGap } from '../internal/styles/namedGap';

const stack = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > * {
    min-width: 0;
  }

  &[data-direction='row'] {
    flex-direction: row;
  }

  &[data-wrap] {
    flex-wrap: wrap;
  }

  ${namedGap}

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

export const Box = styled.div`
  ${stack}
`;

export const List = styled.ul`
  ${stack}
`;

export const OrderedList = styled.ol`
  ${stack}
`;

export const Section = styled.section`
  ${stack}
`;
