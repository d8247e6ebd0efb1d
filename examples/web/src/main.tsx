import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { client } from './client';
import '../../look/base.css';
import './css/panes.css';
import './css/parts.css';

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element #app.');
createRoot(element).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <App />
    </ApolloProvider>
  </StrictMode>,
);
