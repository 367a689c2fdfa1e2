/** How the shop's documents look on paper: the ink and the yellow of its tags. */
export const documentStyle = `
@page { size: A4; margin: 16mm 22mm 18mm; }
html { font: 10pt/1.45 'Liberation Sans', 'DejaVu Sans', Arial, sans-serif; color: #14213a; }
body { margin: 0; }
article + article { break-before: page; }
.shop { display: flex; justify-content: space-between; margin: 0 0 7mm; padding-bottom: 2mm; border-bottom: 1.5pt solid #d9a520; }
.shop span { font-weight: 700; }
h1 { margin: 0 0 2mm; font-size: 20pt; line-height: 1.15; }
h2 { margin: 5.5mm 0 1mm; font-size: 12pt; font-weight: 700; line-height: 1.25; break-after: avoid; }
p { margin: 0 0 2.2mm; orphans: 3; widows: 3; }
.lead { font-size: 11.5pt; }
.note { color: #566176; font-size: 9pt; }
ul, ol { margin: 0 0 2.2mm; padding-left: 5mm; }
li { margin-bottom: 1mm; }
a { color: #14213a; }
table { width: 100%; margin: 1mm 0 3mm; border-collapse: collapse; font-size: 9.5pt; }
caption { padding-bottom: 1mm; text-align: left; font-weight: 700; }
tr { break-inside: avoid; }
th, td { padding: 1.4mm 3mm 1.4mm 0; border-bottom: 0.5pt solid #c9c5ba; text-align: left; vertical-align: top; }
thead th { color: #566176; }
`;
