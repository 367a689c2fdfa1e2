ALTER TABLE "orders" ADD COLUMN "withdrawal_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
-- A buyer has all its members (domain/buyer.ts), also in an order of a time when some were left out.
UPDATE "orders" SET "buyer" = '{"type": "individual", "email": "", "firstName": "", "lastName": "", "phoneNumber": "", "fiscalCode": null,
    "companyName": null, "vatNumber": null, "uniqueCode": null, "pecAddress": null}'::jsonb || "buyer"
  WHERE NOT "buyer" ?& ARRAY['type', 'email', 'firstName', 'lastName', 'phoneNumber', 'fiscalCode', 'companyName', 'vatNumber', 'uniqueCode',
    'pecAddress'];
