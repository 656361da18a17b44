import {Component, type ReactNode} from 'react';

import ErrorScreen from '@site/src/components/layout/ErrorScreen';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: Error;
}

/**
 * The specified screen in the place of a part whose drawing throws in the browser, where what the server
 * drew could not stand in for it: the deck and the answers of search. While the site is built, an error
 * stops the build.
 */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: Error): State => ({error});

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return <ErrorScreen error={error} tryAgain={() => this.setState({error: undefined} as never)} />;
  }
}
