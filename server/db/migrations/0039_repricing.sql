CREATE TABLE "repriced_parts" (
	"repricing_id" uuid NOT NULL,
	"part_id" integer NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"was_hand_set" boolean NOT NULL,
	CONSTRAINT "repriced_parts_repricing_id_part_id_pk" PRIMARY KEY("repricing_id","part_id")
);
--> statement-breakpoint
CREATE TABLE "repricings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"rule" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"parts" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"put_back" integer,
	"left_alone" integer
);
--> statement-breakpoint
ALTER TABLE "repriced_parts" ADD CONSTRAINT "repriced_parts_repricing_id_repricings_id_fk" FOREIGN KEY ("repricing_id") REFERENCES "public"."repricings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repriced_parts" ADD CONSTRAINT "repriced_parts_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repriced_parts_part" ON "repriced_parts" USING btree ("part_id");