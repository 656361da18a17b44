import type {ReactNode} from 'react';

import plans from '@data/plans';
import PlansTable from '@site/src/components/content/PlansTable';
import SiteLink from '@site/src/components/ui/SiteLink';

import Band from '../Band';

/** The three plans, and the way to what they cost a school: the totals have no room on the home page. */
export default function Pricing(): ReactNode {
  return (
    <Band
      id="planes"
      search={{
        section: 'Planes',
        keywords:
          'precio, precios, costo, costos, cuesta, cuánto cuesta, cuánto vale, valor, tarifa, pago, cotización, descuento, demo, plan básico, planes',
      }}
      title="Tres planes, un precio por estudiante"
      lead={`Los tres incluyen las herramientas de medición y el programa para estudiantes. Lo que cambia es la formación docente, la acreditación y las plataformas. ${plans.unsaid}`}>
      <PlansTable />
      <p>
        <SiteLink href="/curso-especializacion#cuanto-cuesta">Cuánto cuesta un año en su colegio</SiteLink>
      </p>
    </Band>
  );
}
