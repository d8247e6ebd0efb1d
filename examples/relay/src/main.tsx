import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import { Boundary } from './boundary';
import { DisputesScreen } from './disputes-screen';
import { environment } from './environment';
import '../../look/base.css';
import './main.css';

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element #app.');
createRoot(element).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <h1>Disputes</h1>
      <Boundary of="The list of disputes">{(attempt) => <DisputesScreen attempt={attempt} />}</Boundary>
    </RelayEnvironmentProvider>
  </StrictMode>,
);
