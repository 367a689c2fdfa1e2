ALTER TABLE "orders" ADD COLUMN "safety_note" text;
