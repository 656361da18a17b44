import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title="Inicio" description="Inicio">
      <main>
        <h1>Inicio</h1>
      </main>
    </Layout>
  );
}
